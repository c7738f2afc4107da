import { PAPER } from '@/shared/parents-sheet/paper/paper-colors';
import { wrapText } from '@/shared/sharing/wrap-text';

export type TextStyle = { size: number; line: number; weight: number; color?: string };

const FONT = "'Plus Jakarta Sans Variable', system-ui, sans-serif";

/** Loads the font's weights for a canvas, which does not wait for them. One that fails is drawn in the next font. */
export async function loadFonts(text: string): Promise<void> {
  const weights = [350, 450, 600, 700];
  const loads = weights.map((weight) => document.fonts.load(`${weight} 16px ${FONT}`, text));
  await Promise.allSettled(loads);
}

/** Draws text and boxes on a canvas from the top down. Without `ink` it only measures. */
export function createPen(context: CanvasRenderingContext2D, ink: boolean) {
  const setStyle = ({ size, weight, color = PAPER.ink }: TextStyle) => {
    context.font = `${weight} ${size}px ${FONT}`;
    context.fillStyle = color;
  };
  const widthOf = (text: string, style: TextStyle) => {
    setStyle(style);
    return context.measureText(text).width;
  };
  return {
    widthOf,
    /** One line; `y` is its top. */
    line: (text: string, x: number, y: number, style: TextStyle, end = false) => {
      if (!ink) return;
      setStyle(style);
      context.textBaseline = 'alphabetic';
      context.textAlign = end ? 'right' : 'left';
      context.fillText(text, x, y + style.line / 2 + style.size * 0.36);
    },
    /** The lines of a paragraph. */
    wrap: (text: string, width: number, style: TextStyle) =>
      wrapText(text, width, (line) => widthOf(line, style)),
    box: (x: number, y: number, width: number, height: number, color: string) => {
      if (!ink) return;
      context.fillStyle = color;
      context.fillRect(x, y, width, height);
    },
    /** An empty box, for what is not known. */
    dashed: (x: number, y: number, width: number, height: number) => {
      if (!ink) return;
      context.strokeStyle = PAPER.edge;
      context.lineWidth = 1;
      context.setLineDash([3, 3]);
      context.strokeRect(x + 0.5, y + 0.5, width - 1, height - 1);
      context.setLineDash([]);
    },
  };
}

export type Pen = ReturnType<typeof createPen>;
