import { contourPath, HORNS, hornsAt, landOf, type Land } from './land';
import { stacked } from './stacked';
import { easeOut, prefersReducedMotion } from './motion';
import type { Scene, StrokeState } from './scene';

const MOTION_MS = 400;
const STROKE_MS = 240;
/** How much later than the first the last stroke moves. */
const DELAY_MS = 160;
const PAD = 20;

/** A stroke as it is drawn; `ink` is 1 in the brand's colour and 0 outside. */
type Shape = { x: number; y: number; width: number; height: number; ink: number };

/** The part of its room that a stroke fills. */
const HEIGHTS: Record<Exclude<StrokeState, 'out'>, number> = {
  full: 0.82,
  match: 1.12,
  lifted: 1.3,
  low: 0.42,
};

function between(from: Shape, to: Shape, part: number): Shape {
  const mix = (a: number, b: number) => a + (b - a) * part;
  return {
    x: mix(from.x, to.x),
    y: mix(from.y, to.y),
    width: mix(from.width, to.width),
    height: mix(from.height, to.height),
    ink: mix(from.ink, to.ink),
  };
}

function shapesOf(land: Land, { states, columns, columnCount }: Scene): Shape[] {
  const { width, height, marks, pitch } = land;
  const thin = Math.min(4, Math.max(2, pitch * 0.4));
  const flat = columns && stacked(columns, { count: columnCount, width, height, pad: PAD });
  return marks.map((mark, at) => {
    const state = states[at] ?? 'out';
    const ink = state === 'out' ? 0 : 1;
    if (flat) return { x: mark.x, y: height, width: thin, height: 0, ...flat[at], ink };
    const tall = state === 'out' ? 1.6 : mark.height * HEIGHTS[state];
    return { x: mark.x, y: mark.y, width: thin, height: tall, ink };
  });
}

/** Draws the land on a canvas and moves it from one scene to the next. A new scene goes on from where the last one is. */
export class LandPainter {
  private readonly canvas: HTMLCanvasElement;
  private readonly context: CanvasRenderingContext2D;
  private land: Land | null = null;
  private contours: readonly Path2D[] = [];
  private scene: Scene | null = null;
  private shapes: readonly Shape[] = [];
  /** The step of the horns; a fraction while they move. */
  private horns = 0;
  private frame = 0;

  constructor(canvas: HTMLCanvasElement, context: CanvasRenderingContext2D) {
    this.canvas = canvas;
    this.context = context;
  }

  /** Lays the land out for the size of the canvas. */
  layOut(): void {
    const { width, height } = this.canvas.getBoundingClientRect();
    if (!this.scene || width === 0 || height === 0) return;
    const density = Math.min(3, window.devicePixelRatio || 1);
    this.canvas.width = width * density;
    this.canvas.height = height * density;
    this.context.setTransform(density, 0, 0, density, 0, 0);
    const land = landOf(this.scene.countries, width, height);
    this.land = land;
    this.contours = Array.from(
      { length: land.lines },
      (_, line) => new Path2D(contourPath(land, line, 8)),
    );
    this.finish();
  }

  /** Shows a scene. `touched` is the country that was chosen last, from where the movement spreads. */
  show(scene: Scene, touched: string | null): void {
    const isFirst = this.scene === null || this.scene.countries.length !== scene.countries.length;
    this.scene = scene;
    if (isFirst || !this.land) return this.layOut();
    cancelAnimationFrame(this.frame);
    if (prefersReducedMotion()) return this.finish();
    return this.move(this.land, scene, touched);
  }

  stop(): void {
    cancelAnimationFrame(this.frame);
  }

  /** Draws the end of the movement. */
  private finish(): void {
    cancelAnimationFrame(this.frame);
    if (!this.land || !this.scene) return;
    this.shapes = shapesOf(this.land, this.scene);
    this.horns = this.scene.step;
    this.paint();
  }

  private move(land: Land, scene: Scene, touched: string | null): void {
    const [from, to] = [this.shapes, shapesOf(land, scene)];
    const [hornsFrom, hornsTo] = [this.horns, scene.step];
    const span = land.spans.find(({ key }) => key === touched);
    const center = span ? (span.from + span.to) / 2 : land.width / 2;
    const delays = to.map(({ x }) =>
      Math.min(DELAY_MS, (Math.abs(x - center) / land.width) * DELAY_MS * 1.25),
    );
    const begin = performance.now();
    const step = (now: number) => {
      const passed = now - begin;
      if (passed >= MOTION_MS) return this.finish();
      this.shapes = to.map((end, at) => {
        const start = from[at] ?? end;
        return between(start, end, easeOut((passed - (delays[at] ?? 0)) / STROKE_MS));
      });
      this.horns = hornsFrom + (hornsTo - hornsFrom) * easeOut(passed / MOTION_MS);
      this.paint();
      this.frame = requestAnimationFrame(step);
      return undefined;
    };
    this.frame = requestAnimationFrame(step);
  }

  /** Draws what is shown now, in the colours of the theme. */
  paint(): void {
    const { land, scene, context } = this;
    if (!land || !scene) return;
    const color = this.colors();
    context.clearRect(0, 0, land.width, land.height);
    if (!scene.columns) {
      context.strokeStyle = color('contour');
      context.lineWidth = 1;
      for (const contour of this.contours) context.stroke(contour);
    }
    const fill = (ink: string, alpha: number, isOn: boolean) => {
      context.fillStyle = color(ink);
      context.globalAlpha = alpha;
      for (const { x, y, width, height, ink: on } of this.shapes) {
        if (on >= 0.5 === isOn) context.fillRect(x - width / 2, y - height, width, height);
      }
      context.globalAlpha = 1;
    };
    fill('edge', 0.55, false);
    fill('brand', 1, true);
    if (!scene.columns) {
      const x = this.paintHorns(land, color('accent'));
      this.paintNames(land, scene, x, { ground: color('ground'), ink: color('ink') });
    }
  }

  /** The colours of the theme; in forced colours those that the browser gives to text and page. */
  private colors(): (name: string) => string {
    if (matchMedia('(forced-colors: active)').matches) {
      const { color } = getComputedStyle(this.canvas);
      const { backgroundColor } = getComputedStyle(document.body);
      return (name) => (name === 'ground' ? backgroundColor : color);
    }
    const styles = getComputedStyle(document.documentElement);
    return (name) => styles.getPropertyValue(`--color-${name}`).trim();
  }

  /** Draws the horns on the ridge, above the strokes below them. Returns their x. */
  private paintHorns(land: Land, accent: string): number {
    const { context } = this;
    const { x, y } = hornsAt(land, this.horns);
    const tops = this.shapes.flatMap((shape) =>
      Math.abs(shape.x - x) < 9 ? shape.y - shape.height - 3 : [],
    );
    const size = Math.max(0.8, Math.min(1.5, land.height / 210));
    context.save();
    context.translate(x, Math.min(y, ...tops));
    context.scale(size, size);
    context.strokeStyle = accent;
    context.lineWidth = 2;
    context.lineCap = 'round';
    context.stroke(new Path2D(HORNS));
    context.restore();
    return x;
  }

  private paintNames(
    land: Land,
    { names }: Scene,
    horns: number,
    color: { ground: string; ink: string },
  ): void {
    const { context } = this;
    context.font = `600 13px ${getComputedStyle(this.canvas).fontFamily}`;
    context.lineJoin = 'round';
    context.lineWidth = 5;
    for (const { key, from } of land.spans) {
      const name = names.find(([country]) => country === key)?.[1];
      if (!name) continue;
      const wide = context.measureText(name).width;
      const end = land.width - 10 - wide;
      const at = Math.min(from, end);
      const meetsHorns = at < horns + 8 && at + wide > horns - 22;
      const x = meetsHorns ? Math.min(horns + 14, end) : at;
      const tops = land.marks.flatMap((mark) =>
        mark.key === key && mark.x < x + wide + 4 ? mark.y - mark.height * HEIGHTS.match : [],
      );
      const y = Math.min(land.height, ...tops) - 7;
      context.strokeStyle = color.ground;
      context.strokeText(name, x, y);
      context.fillStyle = color.ink;
      context.fillText(name, x, y);
    }
  }
}
