// @vitest-environment node
import { expect, it } from 'vitest';
import { bearing, estimateFlight, HANOI } from './flight';

it.each([
  ['Groningen', { lat: 53.22, lon: 6.57 }, { hours: 11, stop: false }],
  ['Daejeon', { lat: 36.35, lon: 127.38 }, { hours: 3.5, stop: false }],
  ['Ho Chi Minh City', { lat: 10.78, lon: 106.7 }, { hours: 2, stop: false }],
  ['New York, over the pole', { lat: 40.71, lon: -74.01 }, { hours: 16, stop: true }],
  ['San Diego, across the date line', { lat: 32.72, lon: -117.16 }, { hours: 15, stop: true }],
  ['Hung Yen, by road', { lat: 20.65, lon: 106.05 }, null],
  ['a position that is none', { lat: Number.NaN, lon: 0 }, null],
])('estimates the flight from Hanoi to %s', (_, to, flight) => {
  expect(estimateFlight(HANOI, to)).toEqual(flight);
});

it.each([
  ['Groningen', { lat: 53.22, lon: 6.57 }, 45, 90],
  ['Wellington', { lat: -41.29, lon: 174.78 }, -90, -45],
  ['San Diego, across the date line', { lat: 32.72, lon: -117.16 }, -60, -30],
])('the way from %s to Hanoi begins in the right direction', (_, from, least, most) => {
  const degrees = (bearing(from, HANOI) * 180) / Math.PI;
  expect(degrees).toBeGreaterThan(least);
  expect(degrees).toBeLessThan(most);
});
