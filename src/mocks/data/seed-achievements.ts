import type { StoredAchievement } from './tables';

type Sample = Pick<
  StoredAchievement,
  'type' | 'title' | 'role' | 'start' | 'end' | 'hours' | 'impact'
>;

const samples: readonly Sample[] = [
  {
    type: 'project',
    title: 'A salt gauge for the Bình Đại canal',
    role: 'Designed, soldered and put it up',
    start: '2025-06',
    end: null,
    hours: 4,
    impact:
      'A 190,000 đồng sensor that texts 14 households when the water turns salty. Two gardens were saved in the dry season.',
  },
  {
    type: 'club',
    title: 'School robotics club',
    role: 'Founder, then head of training',
    start: '2024-09',
    end: null,
    hours: 5,
    impact:
      'Grew from 6 members to 31, half of them girls. Third place in the city round, our first.',
  },
  {
    type: 'competition',
    title: 'Kỳ thi học sinh giỏi cấp tỉnh môn Tin học',
    role: 'Thí sinh',
    start: '2026-01',
    end: '2026-03',
    hours: 8,
    impact: 'Giải Nhì, một trong hai bạn nữ đầu tiên của trường vào vòng cuối.',
  },
  {
    type: 'volunteering',
    title: 'Lớp điện thoại cho người lớn tuổi ở chợ Bình Đại',
    role: 'Mở lớp và đứng lớp',
    start: '2025-02',
    end: '2026-06',
    hours: 3,
    impact: '42 cô bác tự gọi video cho con cháu ở xa và biết nhận ra tin nhắn lừa đảo.',
  },
  {
    type: 'work',
    title: 'Weekends at my aunt’s repair stall',
    role: 'Repairs fans, radios and chargers',
    start: '2023-07',
    end: '2025-08',
    hours: 6,
    impact: 'Around 300 repairs. I wrote the price list that she still uses.',
  },
];

export function linhAchievements(): StoredAchievement[] {
  return samples.map((sample, index) => ({
    id: index + 1,
    clientId: `sample-${index + 1}`,
    ...sample,
    order_no: index + 1,
  }));
}
