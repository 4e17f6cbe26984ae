package tercio.domain.eu.common.game;

import tercio.domain.ruling.Citation;

/** The reasons for which troops roll for attrition. */
public enum AttritionKind {
    SUPPLY("EU-ATTR-SUPPLY", "supply attrition"),
    COLD("EU-WINTER-COLD", "attrition of the cold"),
    TIMAR("EU-TUR-4", "the wintering of Timar"),
    BESIEGED("EU-ATTR-BESIEGED", "siege attrition of the besieged"),
    BESIEGING("EU-ATTR-BESIEGER", "siege attrition of the besieger");

    private final Citation rule;
    private final String said;

    AttritionKind(String rule, String said) {
        this.rule = Citation.of(rule);
        this.said = said;
    }

    public Citation rule() {
        return rule;
    }

    /** The name in a sentence. */
    @Override
    public String toString() {
        return said;
    }
}
