/** The supply segment of an impulse, and the rolls for attrition of supply and sieges (EU-SUP-STEP, EU-ATTR-SUPPLY). */
package tercio.domain.eu.supply.segment.play;
