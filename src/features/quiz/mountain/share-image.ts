import { wrapText } from '@/shared/sharing/wrap-text';
import { LOGO_PATH } from '@/ui/logo-path';
import { mountainOf, type Mountain } from './mountain';
import type { Summit } from './surface';

export const SHARE_IMAGE_WIDTH = 1080;
const SHARE_IMAGE_HEIGHT = 1920;

const SIDE = 84;
const TOP = 200;
const LAND_TOP = 640;
const LAND_HEIGHT = 1060;
const FOOT = SHARE_IMAGE_HEIGHT - 110;
const MARK = 72;

/** The words of the image: nothing else of the student is in it. */
export type ShareImageWords = {
  /** Whose mountain it is; `null` without a name. */
  whose: string | null;
  title: string;
  brand: string;
  question: string;
};

type Color = (name: string) => string;
type Look = { color: Color; font: string };

/** The colours of the current theme. */
function themeColors(): Color {
  const styles = getComputedStyle(document.documentElement);
  return (name) => styles.getPropertyValue(`--color-${name}`).trim();
}

function paintLand(context: CanvasRenderingContext2D, land: Mountain, color: Color): void {
  const { sun, rows, scale } = land;
  context.lineWidth = 2.4;
  context.lineJoin = 'round';
  context.lineCap = 'round';
  context.strokeStyle = color('edge');
  context.beginPath();
  context.arc(sun.x, sun.y, sun.radius, 0, 2 * Math.PI);
  context.stroke();
  context.fillStyle = color('ground');
  context.strokeStyle = color('contour');
  for (const row of rows.map((d) => new Path2D(d))) {
    context.fill(row);
    context.stroke(row);
  }
  context.strokeStyle = color('brand');
  context.lineWidth = 2 * scale;
  for (const { d } of land.paths) context.stroke(new Path2D(d));
}

/** The numbers at the feet of the paths, as in the picture of the page. */
function paintFeet(
  context: CanvasRenderingContext2D,
  { paths, scale }: Mountain,
  { color, font }: Look,
): void {
  context.textAlign = 'center';
  context.font = `700 ${13 * scale}px ${font}`;
  context.lineWidth = 2 * scale;
  context.strokeStyle = color('ground');
  for (const [at, { x, y }] of paths.entries()) {
    context.beginPath();
    context.arc(x, y, 11 * scale, 0, 2 * Math.PI);
    context.fillStyle = color('brand');
    context.fill();
    context.stroke();
    context.fillStyle = color('on-brand');
    context.fillText(String(at + 1), x, y + 4.6 * scale);
  }
  context.textAlign = 'left';
}

function paintLabels(
  context: CanvasRenderingContext2D,
  { labels, scale }: Mountain,
  { color, font }: Look,
): void {
  context.textAlign = 'center';
  context.lineWidth = 5 * scale;
  for (const { lines, x, size, isHigh } of labels) {
    context.font = `${isHigh ? 600 : 500} ${size}px ${font}`;
    context.strokeStyle = color('ground');
    context.fillStyle = color(isHigh ? 'ink' : 'muted');
    for (const { text, y } of lines) {
      context.strokeText(text, x, y);
      context.fillText(text, x, y);
    }
  }
  context.textAlign = 'left';
}

/** Draws the image to send: the name, two words, the mountain, the logo and one question. `size` 1 is that of the file. */
export function paintShareImage(
  canvas: HTMLCanvasElement,
  land: { summits: readonly Summit[]; paths: number },
  { whose, title, brand, question }: ShareImageWords,
  size = 1,
): void {
  canvas.width = Math.round(SHARE_IMAGE_WIDTH * size);
  canvas.height = Math.round(SHARE_IMAGE_HEIGHT * size);
  const context = canvas.getContext('2d');
  if (!context) return;
  context.scale(size, size);
  const color = themeColors();
  const font = getComputedStyle(document.body).fontFamily;
  const write = (text: string, style: string, x: number, y: number) => {
    context.font = `${style} ${font}`;
    context.fillText(text, x, y);
  };
  context.fillStyle = color('ground');
  context.fillRect(0, 0, SHARE_IMAGE_WIDTH, SHARE_IMAGE_HEIGHT);
  const mountain = mountainOf(land.summits, {
    ...land,
    width: SHARE_IMAGE_WIDTH,
    height: LAND_HEIGHT,
    scale: 2.3,
    rowCount: 34,
    depth: 0.22,
    rise: 0.7,
    sunAt: 0.16,
  });
  context.save();
  context.translate(0, LAND_TOP);
  paintLand(context, mountain, color);
  paintLabels(context, mountain, { color, font });
  paintFeet(context, mountain, { color, font });
  context.restore();
  context.fillStyle = color('ground');
  context.fillRect(0, LAND_TOP + LAND_HEIGHT, SHARE_IMAGE_WIDTH, SHARE_IMAGE_HEIGHT);

  context.fillStyle = color('ink');
  if (whose) write(whose, '450 44px', SIDE, TOP + 45);
  context.font = `600 124px ${font}`;
  const lines = wrapText(
    title,
    SHARE_IMAGE_WIDTH - 2 * SIDE,
    (line) => context.measureText(line).width,
  );
  lines.forEach((line, at) => write(line, '600 124px', SIDE, TOP + 180 + 136 * at));

  context.save();
  context.translate(SIDE, FOOT - MARK + 14);
  context.scale(MARK / 32, MARK / 32);
  context.strokeStyle = color('ink');
  context.lineWidth = 2.2;
  context.stroke(new Path2D(LOGO_PATH));
  context.restore();
  write(brand, '700 48px', SIDE + MARK + 16, FOOT);
  context.textAlign = 'right';
  write(question, '600 40px', SHARE_IMAGE_WIDTH - SIDE, FOOT);
  context.textAlign = 'left';
}
