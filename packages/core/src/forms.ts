/** What a game's steps look like, as data: for the API description, and for programs that build steps without the game's code. */
export type FieldForm = { readonly optional?: true } & (
  | { readonly type: 'name'; readonly names: readonly string[] }
  | { readonly type: 'number' }
  | { readonly type: 'list'; readonly of: FieldForm }
);

/** The fields of a step besides `do`. */
export type StepForm = Readonly<Record<string, FieldForm>>;

export const WHOLE: FieldForm = { type: 'number' };
export const nameOf = (names: readonly string[]): FieldForm => ({ type: 'name', names });
export const listOf = (of: FieldForm): FieldForm => ({ type: 'list', of });
export const optional = (form: FieldForm): FieldForm => ({ ...form, optional: true });

/** The fields that a step must have, and those that it may have. */
export const requiredIn = (form: StepForm): string[] => Object.keys(form).filter((field) => !form[field].optional);
export const optionalIn = (form: StepForm): string[] => Object.keys(form).filter((field) => form[field].optional);

/** Whether a value has the given form. */
export function fits(value: unknown, form: FieldForm): boolean {
  switch (form.type) {
    case 'name':
      return typeof value === 'string' && form.names.includes(value);
    case 'number':
      return Number.isSafeInteger(value);
    case 'list':
      return Array.isArray(value) && value.every((item) => fits(item, form.of));
  }
}
