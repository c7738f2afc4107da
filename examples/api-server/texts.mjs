/** @typedef {import('./types.ts').Language} Language */
/** @typedef {import('./types.ts').Text} Text */

/** The messages of errors, for people. */
export const messages = {
  signedOut: { en: 'Please log in again.', vi: 'Bạn đăng nhập lại nhé.' },
  visitEnded: {
    en: 'This visit has expired. Please start again.',
    vi: 'Phiên truy cập này đã hết hạn. Bạn bắt đầu lại nhé.',
  },
  wrongLogin: { en: 'The email or password is incorrect.', vi: 'Email hoặc mật khẩu chưa đúng.' },
  required: { en: 'Please fill this in.', vi: 'Bạn hãy điền mục này.' },
  noMajors: { en: 'Choose at least one major.', vi: 'Bạn hãy chọn ít nhất một ngành.' },
  invalid: { en: 'Check this value.', vi: 'Bạn hãy xem lại giá trị này.' },
  notJson: { en: 'We couldn’t read that request.', vi: 'Không đọc được yêu cầu này.' },
  notFound: { en: 'We couldn’t find this.', vi: 'Không tìm thấy nội dung này.' },
  wrongMethod: {
    en: 'This address can’t be used that way.',
    vi: 'Không thể dùng địa chỉ này theo cách đó.',
  },
  tooLarge: { en: 'That is too much at once.', vi: 'Nội dung gửi lên quá lớn.' },
  broken: {
    en: 'Something went wrong on our side. Please try again.',
    vi: 'Máy chủ đang gặp trục trặc. Bạn thử lại nhé.',
  },
};

/** An answer other than 200. Whatever finds a request wrong throws it. */
export class Refusal extends Error {
  /**
   * @param {number} status
   * @param {Text} text
   * @param {Record<string, Text> | null} fields the message of each field that is wrong
   */
  constructor(status, text, fields = null) {
    super(text.en);
    this.status = status;
    this.text = text;
    this.fields = fields;
  }

  /** @param {Language} language */
  body(language) {
    const fields = Object.entries(this.fields ?? {});
    const errors = Object.fromEntries(fields.map(([name, text]) => [name, [text[language]]]));
    return { message: this.text[language], ...(this.fields && { errors }) };
  }
}

/**
 * The language of an `Accept-Language` header; English for any other.
 * @param {string | undefined} header
 * @returns {Language}
 */
export function languageOf(header) {
  const weight = (/** @type {Language} */ language) => {
    const parts = (header ?? '').toLowerCase().split(',');
    const weights = parts.map((part) => {
      const [tag = '', q = 'q=1'] = part.trim().split(/\s*;\s*/);
      return tag.split('-')[0] === language ? Number(q.replace('q=', '')) || 0 : 0;
    });
    return Math.max(...weights);
  };
  return weight('vi') > weight('en') ? 'vi' : 'en';
}

/**
 * A text for comparing: lower case, without diacritics, single spaces.
 * @param {string} text
 */
export function fold(text) {
  const bare = text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[đĐ]/g, 'd').toLowerCase();
  return bare.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
}

/**
 * What a student answered, in the words of a criterion.
 * @satisfies {Record<string, (value: number) => Text>}
 */
export const answered = {
  language: (band) => ({ en: band.toFixed(1), vi: band.toFixed(1) }),
  average: (value) => ({ en: value.toFixed(1), vi: value.toFixed(1).replace('.', ',') }),
  test: (total) => ({ en: String(total), vi: String(total) }),
  grade: (year) => ({ en: `June ${year}`, vi: `tháng 6/${year}` }),
  budget: (most) => ({
    en: `$${most.toLocaleString('en-US')} at most`,
    vi: `tối đa $${most.toLocaleString('vi-VN')}`,
  }),
};

/** @type {Text} */
export const finished = { en: 'Finished', vi: 'Đã học xong' };
/** @type {Text} */
export const openBudget = { en: 'No maximum', vi: 'Không giới hạn' };
