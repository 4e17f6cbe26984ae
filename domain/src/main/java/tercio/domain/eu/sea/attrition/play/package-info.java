/** Attrition at sea, and the ships, troops and gold that go down (EU-ATTR-NAVAL). */
package tercio.domain.eu.sea.attrition.play;
