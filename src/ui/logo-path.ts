/** Two horns over a ridge, in a box of 32 px; lines of 2.2 px. */
export const LOGO_PATH =
  'M12.2 23.2C13.3 15.6 12 8.2 8 1.8M18.2 22.9C19.8 15.2 18.8 7.6 14.8 1.2M3 28.6C7.6 24.8 11.8 23 16 22.9c4.4 0 8.6 1.9 13 5.7';
