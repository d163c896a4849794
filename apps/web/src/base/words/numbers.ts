/** Numbers in the current language. */
import { useMemo } from 'react';
import { useSettings } from '../settings/settings.ts';

function useFormat(options: Intl.NumberFormatOptions): (value: number) => string {
  const { language } = useSettings();
  const text = JSON.stringify(options);
  return useMemo(() => {
    const format = new Intl.NumberFormat(language, JSON.parse(text));
    return (value) => format.format(value).replace('-', '−');
  }, [language, text]);
}

/** `0.42` as `42%`. */
export const usePercent = (): ((share: number) => string) => useFormat({ style: 'percent', maximumFractionDigits: 0 });
/** A share as a percentage with its sign. */
export const useSignedPercent = (): ((share: number) => string) =>
  useFormat({ style: 'percent', signDisplay: 'exceptZero', maximumFractionDigits: 0 });
