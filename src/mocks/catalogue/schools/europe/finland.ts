import { parseSchools } from '@/mocks/catalogue/schools/parse-schools';

/** Institutions in Finland. Fees and selectivity are illustrative. */
export const finlandSchools = parseSchools(
  'FI',
  `
601 | Tampere University | Đại học Tampere | Tampere | https://www.tuni.fi
  A broad university between two lakes that grew out of a merger, joining technology, health and society. | Đại học đa ngành giữa hai hồ nước, ra đời từ một cuộc sáp nhập, kết nối công nghệ, sức khỏe và xã hội.
  public 2 13000-13000
  bachelor: computer-science biomedical-engineering urban-planning social-work communication

602 | Aalto University | Đại học Aalto | Espoo | https://www.aalto.fi
  A university by the sea next to Helsinki in which technology, business and art work side by side. | Đại học bên bờ biển cạnh Helsinki, nơi công nghệ, kinh doanh và nghệ thuật cùng làm việc.
  public 3 13000-13000 | sat: 1350
  bachelor: data-science economics international-business product-design chemical-engineering

603 | University of Helsinki | Đại học Helsinki | Helsinki | https://www.helsinki.fi
  A research university in the Finnish capital with an international bachelor's program in science. | Đại học nghiên cứu ở thủ đô Phần Lan, có chương trình cử nhân khoa học quốc tế.
  public 3 15000-15000
  bachelor: mathematics physics chemistry linguistics

604 | LUT University | Đại học LUT | Lappeenranta | https://www.lut.fi
  A university of technology and business on the shore of Lake Saimaa that works on clean energy and water. | Đại học công nghệ và kinh doanh bên hồ Saimaa, nghiên cứu năng lượng sạch và nước.
  public 1 11000-11000
  bachelor: mechanical-engineering electrical-engineering software-engineering international-business renewable-energy

605 | University of Oulu | Đại học Oulu | Oulu | https://www.oulu.fi
  A research university in northern Finland, close to the wireless industry and to the Arctic. | Đại học nghiên cứu ở miền bắc Phần Lan, gần ngành công nghiệp không dây và vùng Bắc Cực.
  public 1 12000-12000
  bachelor: information-technology education international-business architecture

606 | Metropolia University of Applied Sciences | Đại học Khoa học Ứng dụng Metropolia | Helsinki | https://www.metropolia.fi
  A university of applied sciences in the Helsinki region that teaches health, technology and business. | Đại học khoa học ứng dụng ở vùng Helsinki, đào tạo sức khỏe, công nghệ và kinh doanh.
  public 1 12000-12000 | applied
  bachelor: nursing information-technology business-administration social-work early-childhood-education interior-design

607 | Haaga-Helia University of Applied Sciences | Đại học Khoa học Ứng dụng Haaga-Helia | Helsinki | https://www.haaga-helia.fi
  A university of applied sciences for business, hotels and tourism in and near Helsinki. | Đại học khoa học ứng dụng về kinh doanh, khách sạn và du lịch tại Helsinki và vùng lân cận.
  public 1 11000-11000 | applied | years: 3.5
  bachelor: hospitality-management international-business information-systems finance accounting

608 | Jamk University of Applied Sciences | Đại học Khoa học Ứng dụng Jamk | Jyväskylä | https://www.jamk.fi
  A university of applied sciences in the lake country of central Finland. | Đại học khoa học ứng dụng ở vùng hồ miền trung Phần Lan.
  public 1 10500-10500 | applied
  bachelor: nursing supply-chain-management international-business

609 | Åbo Akademi University | Đại học Åbo Akademi | Turku | https://www.abo.fi
  A Swedish-speaking university in Turku, the oldest city of Finland. | Đại học nói tiếng Thụy Điển ở Turku, thành phố lâu đời nhất Phần Lan.
  public 1 10000-12000
  bachelor: political-science philosophy history education

610 | University of Eastern Finland | Đại học Đông Phần Lan | Kuopio | https://www.uef.fi
  A university among lakes and forests in the east of Finland. | Đại học giữa hồ và rừng ở miền đông Phần Lan.
  public 1 10000-13000
  bachelor: environmental-science public-health public-policy nutrition marine-science

611 | Laurea University of Applied Sciences | Đại học Khoa học Ứng dụng Laurea | Vantaa | https://www.laurea.fi
  A university of applied sciences around Helsinki for services, safety and care. | Đại học khoa học ứng dụng quanh Helsinki về dịch vụ, an toàn và chăm sóc.
  public 0 10500-11000 | applied | years: 3.5
  bachelor: nursing tourism cybersecurity

612 | Arcada University of Applied Sciences | Đại học Khoa học Ứng dụng Arcada | Helsinki | https://www.arcada.fi
  A university of applied sciences by the sea in Helsinki with media, health and technology. | Đại học khoa học ứng dụng bên biển ở Helsinki, có truyền thông, sức khỏe và công nghệ.
  public 0 10500-11500 | applied
  bachelor: digital-media journalism materials-science nursing international-business communication
`,
);
