/** What a student likes or is good at, with the majors that use it; patterns on the folded question. */
export const INTEREST_MAJORS: readonly { pattern: RegExp; majors: readonly string[] }[] = [
  {
    pattern: /\b(maths?|mathematics|numbers|(?<!hoan |an )toan|con so)\b/,
    majors: [
      'Mathematics',
      'Data Science',
      'Economics',
      'Actuarial Science',
      'Architecture',
      'Computer Science',
    ],
  },
  {
    pattern:
      /\b(draw|drawing|paint|painting|sketch\w*|art|(?<!hieu |hoc |biet |noi |hoi )ve|hoi hoa|my thuat)\b/,
    majors: [
      'Graphic Design',
      'Architecture',
      'Product Design',
      'Fine Art',
      'Game Design',
      'Fashion Design',
    ],
  },
  {
    pattern: /\b(design|designing|thiet ke)\b/,
    majors: ['Product Design', 'Graphic Design', 'Architecture', 'Fashion Design'],
  },
  {
    pattern: /\b(physics|vat ly|machines?|cars?|xe|may moc)\b/,
    majors: [
      'Physics',
      'Mechanical Engineering',
      'Aerospace Engineering',
      'Electrical Engineering',
    ],
  },
  {
    pattern: /\b(chemistry|hoa hoc|mon hoa|thich hoa|gioi hoa)\b/,
    majors: ['Chemistry', 'Chemical Engineering', 'Pharmacy', 'Food Science'],
  },
  {
    pattern: /\b(biology|sinh hoc|mon sinh|thich sinh|gioi sinh)\b/,
    majors: ['Biology', 'Biotechnology', 'Biomedical Science', 'Medicine', 'Nursing'],
  },
  {
    pattern: /\b(computers?|coding|programming|code|may tinh|lap trinh|tin hoc|cong nghe)\b/,
    majors: ['Computer Science', 'Software Engineering', 'Data Science', 'Cybersecurity'],
  },
  {
    pattern: /\b(games?|gaming|choi game)\b/,
    majors: ['Game Design', 'Computer Science', 'Digital Media'],
  },
  {
    pattern:
      /\b(writing|write|literature|read|reading|books|van(?! (chua|con|dang|khong|muon))|viet(?! nam)|doc sach)\b/,
    majors: ['Journalism', 'English Literature', 'Communication', 'Film'],
  },
  {
    pattern: /\b(languages?|english|ngoai ngu|tieng anh)\b/,
    majors: ['Linguistics', 'International Relations', 'English Literature', 'Communication'],
  },
  {
    pattern:
      /\b(help\w* people|people|talking to|children|kids|teach\w*|giup (do )?(nguoi|moi nguoi)|tre em|day hoc|lang nghe|tam su)\b/,
    majors: ['Psychology', 'Nursing', 'Education', 'Social Work'],
  },
  {
    pattern: /\b(animals?|pets?|dong vat|cho meo)\b/,
    majors: ['Veterinary Medicine', 'Biology', 'Marine Science', 'Agriculture'],
  },
  {
    pattern: /\b(cook\w*|food|nau an|am thuc)\b/,
    majors: ['Food Science', 'Hospitality Management', 'Nutrition'],
  },
  {
    pattern: /\b(travel\w*|du lich)\b/,
    majors: ['Hospitality Management', 'Tourism', 'International Relations'],
  },
  {
    pattern: /\b(business|money|selling|kinh doanh|buon ban|ban hang|accounting|ke toan)\b/,
    majors: ['Business Administration', 'Marketing', 'Finance', 'Accounting'],
  },
  {
    pattern: /\b(history|lich su|mon su)\b/,
    majors: ['History', 'International Relations', 'Law'],
  },
  {
    pattern: /\b(debat\w*|argu\w*|tranh bien|law|luat)\b/,
    majors: ['Law', 'Political Science', 'International Relations'],
  },
  {
    pattern: /\b(environment|nature|climate|moi truong|thien nhien)\b/,
    majors: ['Environmental Science', 'Urban Planning', 'Marine Science'],
  },
  {
    pattern: /\b(films?|movies?|video|quay phim|phim)\b/,
    majors: ['Film', 'Digital Media', 'Communication'],
  },
  { pattern: /\b(music|am nhac|dan|hat)\b/, majors: ['Music', 'Film', 'Digital Media'] },
  { pattern: /\b(space|rockets?|vu tru|may bay)\b/, majors: ['Aerospace Engineering', 'Physics'] },
  {
    pattern: /\b(robots?|robotics|building things|build things|lap rap|che tao)\b/,
    majors: ['Mechatronics and Robotics', 'Mechanical Engineering', 'Electrical Engineering'],
  },
  {
    pattern: /\b(fashion|clothes|thoi trang|quan ao)\b/,
    majors: ['Fashion Design', 'Marketing', 'Product Design'],
  },
  {
    pattern: /\b(sports?|football|the thao|bong da)\b/,
    majors: ['Sports Science', 'Physiotherapy', 'Nutrition'],
  },
  {
    pattern: /\b(doctor|medicine|health|hospital|y khoa|bac si|benh vien|suc khoe|chua benh)\b/,
    majors: ['Medicine', 'Nursing', 'Biomedical Science', 'Pharmacy'],
  },
];
