import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areaAbove, findPlace, type Box } from './find-place';

const PHONE: Box = { left: 0, top: 0, right: 390, bottom: 780 };
const DESK: Box = { left: 0, top: 0, right: 1280, bottom: 800 };
const SIZE = { width: 320, height: 240 };
const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

describe('the corner', () => {
  it('is the one at the bottom right', () => {
    expect(findPlace(SIZE, DESK, [], null)).toEqual({
      corner: 'bottom-right',
      left: 940,
      top: 552,
      maxHeight: 784,
    });
  });

  it.each([
    [[box(1000, 700, 100, 44)], 'bottom-left'],
    [[box(1000, 700, 100, 44), box(40, 700, 100, 44)], 'top-right'],
    [[box(20, 600, 1240, 44), box(1100, 20, 44, 44)], 'top-left'],
    [[box(500, 700, 100, 44)], 'bottom-right'],
  ])('is another one if a control would be covered: %o', (controls, corner) => {
    expect(findPlace(SIZE, DESK, controls, null)?.corner).toBe(corner);
  });

  it('is kept while it is free', () => {
    expect(findPlace(SIZE, DESK, [], 'top-left')?.corner).toBe('top-left');
    expect(findPlace(SIZE, DESK, [box(20, 20, 44, 44)], 'top-left')?.corner).toBe('bottom-right');
  });

  it('is none below a control that fills the screen, or in a screen without room', () => {
    expect(findPlace(SIZE, PHONE, [box(20, 60, 350, 700)], null)).toBeNull();
    expect(findPlace(SIZE, { ...PHONE, bottom: 170 }, [], null)).toBeNull();
  });

  it('never covers a control, and never leaves the area', () => {
    const anyBox = fc
      .tuple(
        fc.integer({ min: -50, max: 400 }),
        fc.integer({ min: -50, max: 800 }),
        fc.integer({ min: 1, max: 400 }),
        fc.integer({ min: 1, max: 400 }),
      )
      .map(([left, top, width, height]) => box(left, top, width, height));
    fc.assert(
      fc.property(fc.array(anyBox, { maxLength: 2 }), (controls) => {
        const place = findPlace(SIZE, PHONE, controls, null);
        if (place === null) return;
        const popup = box(
          place.left,
          place.top,
          SIZE.width,
          Math.min(SIZE.height, place.maxHeight),
        );
        expect(popup.left).toBeGreaterThanOrEqual(0);
        expect(popup.top).toBeGreaterThanOrEqual(0);
        expect(popup.right).toBeLessThanOrEqual(PHONE.right);
        expect(popup.bottom).toBeLessThanOrEqual(PHONE.bottom);
        for (const control of controls) {
          const apart =
            popup.right < control.left ||
            control.right < popup.left ||
            popup.bottom < control.top ||
            control.bottom < popup.top;
          expect(apart).toBe(true);
        }
      }),
    );
  });
});

describe('the area', () => {
  it('ends above bars that lie on each other at the bottom', () => {
    const tabs = box(0, 780, 390, 64);
    const compare = box(0, 720, 390, 60);
    const inThePage = box(0, 300, 390, 60);
    const screen = { ...PHONE, bottom: 844 };
    expect(areaAbove(screen, [compare, tabs, inThePage]).bottom).toBe(720);
    expect(areaAbove(screen, []).bottom).toBe(844);
  });
});
