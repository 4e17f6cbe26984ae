package tercio.domain.eu.common.battle;

import tercio.domain.ruling.Reading;

/** Named readings of the unclear rules on battles. */
public final class BattleReadings {

    /** Whether the difference of leaders is capped at +3. */
    public static final Reading BATTLE_LEADER_CAP = Reading.between("EU-BATTLE-LEADER-CAP", "EU-BATTLE-DRM",
            "undecided by the authors; no example needs a limit", Reading.OFF, Reading.ON)
            .withDispute("The authors mark the limit as undecided, and no worked example reaches it.",
                    "A great leader counts with his whole lead over a poor one, up to +6.",
                    "A lead of more than 3 counts as 3.");

    /** The condition under which a stack counts as destroyed in the checks of a battle. */
    public static final Reading BATTLE_DESTROYED = Reading.between("EU-BATTLE-DESTROYED", "EU-BATTLE-DESTRUCTION",
            "the checks say more than its size; equality kills only when losses are taken", "above", "at-or-above");

    /** The fire that is halved in the printed example of destruction. */
    public static final Reading BATTLE_HALVING = Reading.between("EU-BATTLE-HALVING", "EU-BATTLE-FIRE",
            "the rule halves both sides of the same technology; the example forgets one", "both", "as-printed");

    /** The division of the losses of a force of several countries. */
    public static final Reading ALLIED_LOSSES = Reading.between("EU-BATTLE-LOSSES-ALLIES", "EU-BATTLE-LOSSES",
            "the text speaks of one controller of the stack; countries of one force lose in proportion to their LD, and each "
                    + "chooses among its own troops", "in-proportion", "commander");

    private BattleReadings() {}
}
