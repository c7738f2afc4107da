import type { Activity } from '@/api/discovery/contract';

/**
 * `touched` is filled, in the colour of the brand: one thing in each drawing. `line` is the same as a thick line,
 * `front` covers what is behind it.
 */
type Tone = 'plain' | 'touched' | 'line' | 'front';
export type Shape = { d: string; tone: Tone };

function path(d: string, tone: Tone = 'plain'): Shape {
  return { d, tone };
}

function oval(x: number, y: number, rx: number, ry: number, tone: Tone = 'plain'): Shape {
  const half = `a${rx} ${ry} 0 0 1`;
  return path(`M${x - rx} ${y}${half} ${2 * rx} 0${half} ${-2 * rx} 0z`, tone);
}

/** The drawing of each activity on a grid of 240 x 180; the ground is at 157, the same in all. */
export const DRAWINGS: Record<Activity, readonly Shape[]> = {
  repair: [
    oval(112, 66, 46, 46),
    path(
      'M112 66c-6-30 4-38 16-37 13 1 10 22-16 37zM112 66c29-9 41-4 44 7 3 13-18 19-44-7zM112 66c-9 29-22 32-32 25-10-8 2-26 32-25z',
      'touched',
    ),
    oval(112, 66, 7, 7, 'front'),
    path('M112 112v34M84 157c2-8 12-11 28-11s26 3 28 11M112 128h10'),
    path('M184 156l20-34M201 119l8-14 6 3-8 15zM168 150a5 5 0 1 0 .1 0'),
  ],
  experiment: [
    path('M90 104l-27 42c-4 6 0 11 7 11h80c7 0 11-5 7-11l-27-42z', 'touched'),
    path('M90 104V44M130 104V44M82 44h56M90 104l-27 42c-4 6 0 11 7 11h80c7 0 11-5 7-11l-27-42'),
    oval(102, 134, 5, 5),
    oval(122, 122, 3.5, 3.5),
    oval(112, 80, 4, 4),
    oval(106, 26, 5, 5),
    oval(118, 12, 3, 3),
    path('M178 157V70h22v87M178 112h12M178 96h8M178 128h8'),
  ],
  draw: [
    path('M40 34h112v122H40z'),
    path('M56 128c14-30 26-36 36-20s22 10 44-34'),
    oval(68, 58, 9, 9),
    path('M140 74l8-22 52-40 12 15-52 40z', 'touched'),
    path('M148 52l12 15M190 20l12 15M140 74l9-4'),
  ],
  teach: [
    path('M36 22h132v88H36z'),
    path('M56 92V40M56 92h92'),
    path('M66 84c12-40 34-48 44-20s22 10 30-18', 'line'),
    path('M36 118h132M58 118l-10 39M146 118l10 39'),
    path('M186 157v-34c0-8 5-13 12-13s12 5 12 13v34z', 'touched'),
    oval(198, 94, 11, 11, 'touched'),
    path('M186 126l-22-22'),
  ],
  sell: [
    path('M40 34h44v22c0 12-44 12-44 0zM128 34h44v22c0 12-44 12-44 0z', 'touched'),
    path(
      'M40 34h132l10 22c0 12-38 12-38 0 0 12-38 12-38 0 0 12-38 12-38 0 0 12-38 12-38 0zM46 66v91M166 66v91M38 112h136M46 128h120',
    ),
    path('M92 112l4-26h20l4 26M93 84h26M108 84l6-18'),
    oval(102, 106, 2, 2),
    oval(109, 107, 2, 2),
    path('M196 157v-30h24v30'),
  ],
  records: [
    path(
      'M24 46c28-9 48-6 64 4v100c-16-10-36-12-64-4zM152 46c-28-9-48-6-64 4v100c16-10 36-12 64-4zM36 66c14-3 26-3 40 2M36 86c14-3 26-3 40 2M36 106c14-3 26-3 40 2M100 68c14-5 26-5 40-2M100 88c14-5 26-5 40-2',
    ),
    path('M172 146c0 14 46 14 46 0v-40h-46z', 'touched'),
    oval(195, 106, 23, 8, 'touched'),
    path('M172 119c0 11 46 11 46 0M172 132c0 11 46 11 46 0'),
  ],
  grow: [
    path(
      'M34 118h44l-6 39H40zM98 118h44l-6 39h-32zM162 118h44l-6 39h-32zM56 118V92M120 118V66M184 118V40',
    ),
    path(
      'M184 74c-2-20-16-28-34-27 1 18 14 28 34 27zM184 56c0-20 12-32 32-34 2 20-10 34-32 34z',
      'touched',
    ),
    path(
      'M56 98c-1-9-7-13-15-13 0 9 6 14 15 13zM56 94c1-8 7-12 14-12 1 8-5 13-14 12zM120 92c-2-14-11-19-24-19 1 13 10 20 24 19zM120 78c1-13 10-19 22-19 1 13-8 20-22 19z',
    ),
    path('M184 92c3-9 10-13 19-13'),
  ],
  puzzle: [
    path(
      'M62 24h116v116H62zM82 24v76h36M82 120h56V84M100 44h56v36M100 44v36h36M158 100v20h20M118 140v-20M178 62h-22',
    ),
    path('M22 132h30l10 0M72 132h36M72 132V34M72 34h18M146 62h22v-28', 'line'),
    oval(147, 62, 7, 7, 'touched'),
  ],
  perform: [
    path(
      'M14 14c12 46 6 92-6 138M40 12c8 40-2 74-26 92M226 14c-12 46-6 92 6 138M200 12c-8 40 2 74 26 92M14 13h212',
    ),
    path('M104 50a16 16 0 0 1 32 0v16a16 16 0 0 1 -32 0z', 'touched'),
    path(
      'M104 52h32M104 64h32M94 64c0 40 52 40 52 0M120 94v62M98 157h44M64 60c-6 8-6 18 0 26M176 60c6 8 6 18 0 26M50 50c-10 14-10 32 0 46M190 50c10 14 10 32 0 46',
    ),
  ],
  listen: [
    path('M20 122h200M44 122v36M196 122v36'),
    path('M54 82h50v20c0 12-9 20-25 20s-25-8-25-20z', 'touched'),
    path(
      'M104 88c16-3 16 20-1 20M136 82h50v20c0 12-9 20-25 20s-25-8-25-20zM136 88c-16-3-16 20 1 20M70 68c-8-10 8-14 0-26M86 66c-8-10 8-14 0-26M154 68c-8-10 8-14 0-26M170 66c-8-10 8-14 0-26',
    ),
  ],
  organise: [
    path('M120 78L58 44M120 78l64-36M120 78l-74 36M120 78l74 38M120 78v60'),
    oval(120, 78, 20, 20, 'touched'),
    oval(54, 42, 13, 13, 'front'),
    oval(188, 40, 13, 13, 'front'),
    oval(42, 116, 13, 13, 'front'),
    oval(198, 118, 13, 13, 'front'),
    oval(120, 140, 13, 13, 'front'),
    path('M112 78l6 6 11-12'),
  ],
  budget: [
    path('M72 96h88v44c0 10-6 17-16 17H88c-10 0-16-7-16-17z', 'touched'),
    path(
      'M84 40h64M84 40v12c-8 4-12 10-12 20v68c0 10 6 17 16 17h56c10 0 16-7 16-17V72c0-10-4-16-12-20V40M72 96h88M72 118h14M72 138h14',
    ),
    oval(116, 18, 12, 12),
    path('M116 13v10M190 157v-24M206 157v-44M222 157v-66'),
  ],
  build: [
    path('M46 76h104v16H46z', 'touched'),
    path('M60 92l-10 65M136 92l10 65M54 126h88M98 92v34'),
    path(
      'M170 62h52v18h-52zM190 80v77h12V80M170 66c-10 0-16 6-20 14M80 60v14M116 60v14M76 58h8M112 58h8',
    ),
  ],
  read: [
    path(
      'M30 96c34-11 64-8 90 6 26-14 56-17 90-6v56c-34-11-64-8-90 6-26-14-56-17-90-6zM120 102v56M46 112c22-5 42-4 58 3M46 130c22-5 42-4 58 3M136 115c16-7 36-8 58-3M136 133c16-7 36-8 58-3',
    ),
    oval(120, 46, 22, 22, 'touched'),
    path('M96 56c-26 16-20 22 22 4s54-34 28-28M176 22v10M171 27h10M60 30v10M55 35h10'),
  ],
  write: [
    path('M34 28h104v128H34zM52 54h66M52 74h52M52 94h60M52 114h34'),
    path('M118 132l10-34 72-72c6-6 22 10 16 16l-72 72z', 'touched'),
    path('M128 98l16 16M118 132l14-14M186 40l16 16'),
  ],
  care: [
    path('M150 16l44 40-30 46-46-38z', 'touched'),
    path('M150 16l14 86M118 64l76-8M164 102c14 10-8 16 4 26s-8 14 2 22M118 64C90 96 78 104 66 112'),
    oval(52, 92, 13, 13),
    path('M36 157v-26c0-10 6-18 16-18s16 8 16 18v26M60 118l8-8'),
    oval(96, 122, 9, 9),
    path('M85 157v-14c0-7 4-12 11-12s11 5 11 12v14M68 134l20 8'),
  ],
  debate: [
    path('M58 66l86-40v88L58 78z', 'touched'),
    path(
      'M58 60H40c-9 0-9 24 0 24h18zM64 84l8 34h18l-8-28M144 26c10 0 10 88 0 88M166 48c8 12 8 32 0 44M182 36c14 20 14 48 0 68M198 24c20 28 20 64 0 92M120 157v-22M138 157v-14M156 157v-28',
    ),
  ],
  check: [
    path('M30 26h120v112H30zM30 54h120M30 82h120M30 110h120M70 26v112M110 26v112'),
    path('M70 82h40v28H70z', 'touched'),
    oval(142, 92, 38, 38),
    path('M169 119l32 32M42 40h16M82 40h16M122 40h10M42 68h16M42 96h14M42 124h16M84 96h12'),
  ],
};
