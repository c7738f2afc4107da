import type { SheetPart } from '@/shared/parents-sheet/content/costs';

/** The sheet is on white in both themes: the light colours of src/styles/main.css. */
export const PAPER = {
  white: '#ffffff',
  ink: '#1d2a26',
  muted: '#52625b',
  line: '#e4e0d6',
  brand: '#0f5c4a',
  edge: '#7c8882',
} as const;

/** The colors of the bar, from dark to light; each part has its name and amount below. */
export const PART_COLORS: Record<SheetPart, string> = {
  tuition: PAPER.brand,
  living: '#5d9183',
  other: '#a9c9be',
};
