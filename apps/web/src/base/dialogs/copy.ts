/** Copies a text, even where there is no clipboard, as on pages without https; at worst it shows the text to copy by hand. Returns whether it was copied. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    if (copySelected(text)) return true;
    window.prompt('', text);
    return false;
  }
}

/** The old way, which browsers keep for such pages. */
function copySelected(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  document.body.append(field);
  field.select();
  const copied = document.execCommand('copy');
  field.remove();
  return copied;
}
