import { LOGO_PATH } from '@/ui/logo-path';
import { landPaths, type LandPath } from './land-paths';
import { SCHOOL_HORNS } from '@/shared/land/school-horns';
import { HORNS_SCALE, landView } from '@/shared/parents-sheet/paper/land-view';
import { PAPER } from '@/shared/parents-sheet/paper/paper-colors';
import { createPen, loadFonts } from './pen';
import { drawText, type Labels } from './picture-layout';
import type { Sheet } from '@/shared/parents-sheet/content/sheet';
import type { SheetText } from '@/shared/parents-sheet/content/use-sheet-text';

/** A5 at 210 dots an inch. */
const WIDTH = 1240;
const HEIGHT = 1748;
/** Pixels of the picture for one of the layout: as large as fits the page. */
const SCALES = [2.2, 2.1, 2, 1.9, 1.8, 1.7, 1.6, 1.5, 1.4, 1.3, 1.2, 1.1, 1];
/** The land has what the text leaves, within these. */
const MIN_LAND_HEIGHT = 96;
const MAX_LAND_HEIGHT = 300;

function drawLand(
  context: CanvasRenderingContext2D,
  sheet: Sheet,
  paths: readonly LandPath[],
  box: { width: number; height: number },
): void {
  const view = landView(sheet, box);
  if (!view) return;
  const scale = box.width / view.width;
  context.save();
  context.beginPath();
  context.rect(0, 0, box.width, box.height);
  context.clip();
  context.scale(scale, scale);
  context.translate(-view.left, -view.top);
  context.lineJoin = 'round';
  context.lineCap = 'round';
  context.strokeStyle = PAPER.brand;
  for (const { d, width, opacity, isLand } of paths) {
    const path = new Path2D(d);
    context.globalAlpha = 1;
    context.fillStyle = PAPER.white;
    // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- of a canvas, not of an array
    if (isLand) context.fill(path);
    context.globalAlpha = opacity;
    context.lineWidth = width / scale;
    context.stroke(path);
  }
  context.globalAlpha = 1;
  if (view.point) {
    context.translate(view.point.cx, view.point.cy - 2.5);
    context.scale(HORNS_SCALE, HORNS_SCALE);
    for (const [radius, color] of [
      [7, PAPER.white],
      [4, PAPER.brand],
    ] as const) {
      context.fillStyle = color;
      context.beginPath();
      context.arc(0, 4.5, radius, 0, 2 * Math.PI);
      context.fill();
    }
    context.lineWidth = 2.5;
    context.stroke(new Path2D(SCHOOL_HORNS));
  }
  context.restore();
  context.fillStyle = PAPER.line;
  context.fillRect(0, box.height, box.width, 1);
}

function drawLogo(context: CanvasRenderingContext2D, brand: string, width: number, height: number) {
  const pen = createPen(context, true);
  const style = { size: 17, line: 24, weight: 700 };
  pen.line(brand, width - 36, height - 48, style, true);
  context.save();
  context.translate(width - 36 - pen.widthOf(brand, style) - 28, height - 48);
  context.scale(22 / 32, 22 / 32);
  context.strokeStyle = PAPER.ink;
  context.lineWidth = 2.2;
  context.lineCap = 'round';
  context.stroke(new Path2D(LOGO_PATH));
  context.restore();
}

type Picture = { sheet: Sheet; text: SheetText; labels: Labels };

/** The sheet as a PNG, made on this device. Rejects if the browser cannot. */
export async function drawSheet({ sheet, text, labels }: Picture): Promise<Blob> {
  const land = landView(sheet, { width: WIDTH, height: 1 });
  const [paths] = await Promise.all([land ? landPaths(land.iso) : [], loadFonts(text.heading)]);
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas');
  const least = land ? MIN_LAND_HEIGHT : 0;
  const end = (scale: number) =>
    drawText(createPen(context, false), WIDTH / scale, 0, text, labels);
  const fits = SCALES.find((scale) => end(scale) + least <= HEIGHT / scale);
  const scale = fits ?? SCALES.at(-1) ?? 1;
  const [width, height] = [WIDTH / scale, HEIGHT / scale];
  const landHeight = land ? Math.max(least, Math.min(MAX_LAND_HEIGHT, height - end(scale))) : 0;
  context.fillStyle = PAPER.white;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  context.scale(scale, scale);
  drawLand(context, sheet, paths, { width, height: landHeight });
  drawText(createPen(context, true), width, landHeight, text, labels);
  drawLogo(context, labels.brand, width, height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture'))), 'image/png');
  });
}
