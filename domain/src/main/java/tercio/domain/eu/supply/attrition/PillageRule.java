package tercio.domain.eu.supply.attrition;

/** The effect of a P in the European attrition columns on a technology. */
public enum PillageRule {
    LOSE_1LD_AND_PILLAGE,
    /** The stack that pillages also forages in its next battle of the impulse, if it marched. */
    LOSE_1LD_OR_PILLAGE_AND_FORAGE,
    LOSE_1LD_OR_PILLAGE;

    /** Whether the controller of the stack has a choice. */
    public boolean givesChoice() {
        return this != LOSE_1LD_AND_PILLAGE;
    }

    boolean causesForaging() {
        return this == LOSE_1LD_OR_PILLAGE_AND_FORAGE;
    }
}
