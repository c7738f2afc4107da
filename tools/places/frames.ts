/** What a portrait shows: the country's number in ISO 3166 and the part of the world, in degrees. Far islands are left out. */
export type Frame = {
  id: string;
  west: number;
  south: number;
  east: number;
  north: number;
  /** Islands too small for the source, as `[longitude, latitude]`: each is a short stroke. */
  islets?: readonly (readonly [number, number])[];
};

/** Hoàng Sa and Trường Sa. */
const EASTERN_ISLETS = [
  [111.2, 15.79],
  [111.61, 16.53],
  [111.74, 16.42],
  [112.34, 16.83],
  [112.73, 16.67],
  [111.92, 8.64],
  [112.92, 7.88],
  [113.69, 8.97],
  [114.33, 9.89],
  [114.4, 10.32],
  [114.28, 11.05],
  [114.33, 11.43],
] as const;

/** By ISO 3166 code, one for each country and region of the catalogue. */
export const frames: Readonly<Record<string, Frame>> = {
  AT: { id: '040', west: 9, south: 46, east: 17.5, north: 49.2 },
  AU: { id: '036', west: 112, south: -44, east: 154, north: -10 },
  CA: { id: '124', west: -142, south: 41, east: -52, north: 76 },
  CH: { id: '756', west: 5.8, south: 45.7, east: 10.6, north: 47.9 },
  CN: { id: '156', west: 73, south: 18, east: 135.5, north: 54 },
  DE: { id: '276', west: 5, south: 47, east: 15.5, north: 55.2 },
  DK: { id: '208', west: 8, south: 54.5, east: 12.9, north: 57.8 },
  ES: { id: '724', west: -9.5, south: 35.9, east: 4.5, north: 44 },
  FI: { id: '246', west: 19.5, south: 59.5, east: 32, north: 70.3 },
  FR: { id: '250', west: -5.5, south: 41, east: 10, north: 51.5 },
  GB: { id: '826', west: -9, south: 49.5, east: 2.2, north: 59.6 },
  HK: { id: '344', west: 113.8, south: 22.1, east: 114.5, north: 22.6 },
  HU: { id: '348', west: 16, south: 45.7, east: 23, north: 48.7 },
  IE: { id: '372', west: -10.8, south: 51.3, east: -5.3, north: 55.5 },
  IT: { id: '380', west: 6.5, south: 36.5, east: 18.6, north: 47.2 },
  JP: { id: '392', west: 128.5, south: 30.2, east: 146, north: 46 },
  KR: { id: '410', west: 125.8, south: 33, east: 130, north: 39 },
  MY: { id: '458', west: 99, south: 0.5, east: 120, north: 7.8 },
  NL: { id: '528', west: 3, south: 50.6, east: 7.4, north: 53.8 },
  NZ: { id: '554', west: 166, south: -47.5, east: 179, north: -34 },
  PL: { id: '616', west: 14, south: 49, east: 24.2, north: 55 },
  SE: { id: '752', west: 10.9, south: 55.2, east: 24.3, north: 69.2 },
  SG: { id: '702', west: 103.5, south: 1.1, east: 104.2, north: 1.5 },
  TH: { id: '764', west: 97.2, south: 5.5, east: 105.8, north: 20.6 },
  TW: { id: '158', west: 119.8, south: 21.7, east: 122.2, north: 25.5 },
  US: { id: '840', west: -126, south: 24, east: -66, north: 50 },
  VN: { id: '704', west: 102, south: 8.3, east: 110, north: 23.6, islets: EASTERN_ISLETS },
};
