package tercio.domain.eu;

import tercio.domain.game.EditionHistory;
import tercio.domain.sentence.Sentence;

/**
 * Changes in how the program applies the military rules, by edition. Each correction of a rule adds one line: the edition,
 * one sentence with the new decision, the former decision and the reason, and the ids of the rules as rulings and refusals
 * cite them. All changes of one release share an edition. The first change after a release opens the next edition. A
 * released line is never changed.
 */
final class EuRuleChanges {

    static final EditionHistory HISTORY = EditionHistory.from("1")
            .withChange("2", text("2-battle"), "EU-BATTLE", "EU-BATTLE-RETREAT-ROOM", "EU-INT-LAND")
            .withChange("2", text("2-battle-retreat-room"), "EU-BATTLE-RETREAT-ROOM", "EU-INT-LAND", "EU-INT-MERGE", "EU-STACK-3")
            .withChange("2", text("2-battle-and-int-land"), "EU-BATTLE", "EU-INT-LAND", "EU-INT-MERGE")
            .withChange("2", text("2-battle-parameters"), "EU-BATTLE-PARAMETERS", "EU-BATTLE-MORALE", "EU-BATTLE-SIZE", "EU-BATTLE-SMALL", "EU-BATTLE-DRM-4",
                    "EU-BATTLE-DRM-6", "EU-BATTLE-DRM-12", "EU-BATTLE-DRM-14", "EU-BATTLE-PURSUIT-5", "EU-SIEGE-UNDERMINING-2", "EU-ASSAULT-MORALE",
                    "EU-ASSAULT-DRM-BESIEGER-3", "EU-ASSAULT-DRM-BESIEGER-4", "EU-ASSAULT-DRM-BESIEGER-6", "EU-INT-LAND-2")
            .withChange("2", text("2-unit-3"), "EU-UNIT-3", "EU-BATTLE-DRM-9", "EU-BATTLE-RETREAT")
            .withChange("2", text("2-siege-undermining"), "EU-SIEGE-UNDERMINING", "EU-SIEGE", "EU-SUP-4")
            .withChange("2", text("2-battle-evasion"), "EU-BATTLE-EVASION", "EU-INT-MERGE")
            .withChange("2", text("2-battle-sortie"), "EU-BATTLE-SORTIE", "EU-MOVE-BESIEGED", "EU-SIEGE")
            .withChange("2", text("2-move-siege"), "EU-MOVE-SIEGE", "EU-INT-LAND", "EU-SIEGE")
            .withChange("2", text("2-int-land"), "EU-INT-LAND", "EU-INT-COUNTER", "EU-INT-MERGE", "EU-UNIT-3", "EU-STACK-3")
            .withChange("2", text("2-lead-6"), "EU-LEAD-6", "EU-CAMP-1")
            .withChange("2", text("2-int-land-and-int-counter"), "EU-INT-LAND", "EU-INT-COUNTER", "EU-MOVE-1", "EU-BATTLE", "EU-BATTLE-LOSSES", "EU-SIEGE")
            .withChange("2", text("2-battle-losses"), "EU-BATTLE-LOSSES")
            .withChange("3", text("3-sup-step"), "EU-SUP-STEP", "EU-SUP-DESTROYED", "EU-SUP-FORTRESS", "EU-SUP-WEAK", "EU-SUP-4", "EU-SUP-5", "EU-SUP-6",
                    "EU-ATTR-SUPPLY", "EU-ATTR-BESIEGED", "EU-ATTR-PILLAGE")
            .withChange("3", text("3-attr-besieger"), "EU-ATTR-BESIEGER", "EU-SIEGE-CHECK", "EU-SIEGE", "EU-SIEGE-UNDERMINING", "EU-ATTR-PILLAGE")
            .withChange("3", text("3-winter-cold"), "EU-WINTER-COLD", "EU-RND-CONT", "EU-ATTR-SUPPLY", "EU-ATTR-PILLAGE")
            .withChange("3", text("3-levy"), "EU-LEVY", "EU-LEVY-EXCEPTION", "EU-LEVY-RECRUIT", "EU-RECR-LIMIT", "EU-RECR-PRICE", "EU-RECR-AREA", "EU-RND-CONT")
            .withChange("3", text("3-hier-1"), "EU-HIER-1", "EU-HIER-2", "EU-HIER-3", "EU-HIER-4", "EU-RND-CONT", "EU-LEVY", "EU-ATTR-SUPPLY", "EU-ATTR-PILLAGE")
            .withChange("3", text("3-lead-7"), "EU-LEAD-7", "EU-RND-CONT", "EU-WOUND-1")
            .withChange("3", text("3-lead-6"), "EU-LEAD-6", "EU-HIER-4")
            .withChange("3", text("3-wound-1"), "EU-WOUND-1", "EU-HIER-5")
            .withChange("3", text("3-sup-2"), "EU-SUP-2", "EU-SIEGE-CHECK", "EU-SIEGE-UNDERMINING")
            .withChange("3", text("3-attr-movement"), "EU-ATTR-MOVEMENT", "EU-ATTR-PILLAGE", "EU-MOVE-1", "EU-CAMP-1", "EU-SIEGE-REDEPLOY", "EU-BATTLE-DRM-5")
            .withChange("3", text("3-move-regroup"), "EU-MOVE-REGROUP", "EU-ATTR-MOVEMENT", "EU-UNIT-2")
            .withChange("3", text("3-move-overrun"), "EU-MOVE-OVERRUN", "EU-MOVE-1", "EU-INT-LAND", "EU-INT-7", "EU-BATTLE")
            .withChange("3", text("3-int-land"), "EU-INT-LAND", "EU-INT-COUNTER", "EU-MOVE-SIEGE", "EU-MOVE-1")
            .withChange("3", text("3-tur-1"), "EU-TUR-1", "EU-TUR-2", "EU-TUR-3", "EU-TUR-5", "EU-TUR-7", "EU-BATTLE-PARAMETERS", "EU-BATTLE-MORALE", "EU-BATTLE-SIZE",
                    "EU-BATTLE-LOSSES", "EU-STACK-3", "EU-STACK-4", "EU-RECR-LIMIT", "EU-ATTR-PILLAGE")
            .withChange("3", text("3-tur-4"), "EU-TUR-4", "EU-RND-CONT")
            .withChange("3", text("3-battle-retreat-winner"), "EU-BATTLE-RETREAT-WINNER", "EU-BATTLE", "EU-BATTLE-RETREAT", "EU-BATTLE-CASUALTY",
                    "EU-BATTLE-DAY1-RETREAT", "EU-BATTLE-EVASION", "EU-INT-LAND")
            .withChange("3", text("3-int-land-and-battle-retreat"), "EU-INT-LAND", "EU-BATTLE-RETREAT", "EU-CTRL-5", "EU-INT-7")
            .withChange("3", text("3-ctrl-5"), "EU-CTRL-5", "EU-BATTLE-RETREAT-WINNER", "EU-MOVE-1", "EU-INT-LAND")
            .withChange("3", text("3-cmd-3"), "EU-CMD-3", "EU-CMD-1", "EU-CAMP-3", "EU-MOVE-1", "EU-MOVE-SIEGE", "EU-INT-LAND", "EU-MOVE-OVERRUN", "EU-ATTR-MOVEMENT")
            .withChange("3", text("3-hier-5"), "EU-HIER-5", "EU-MOVE-1", "EU-INT-LAND", "EU-INT-COUNTER", "EU-INT-7")
            .withChange("3", text("3-lead-7-and-wound-1"), "EU-LEAD-7", "EU-WOUND-1")
            .withChange("3", text("3-move-order"), "EU-MOVE-ORDER", "EU-BATTLE-ORDER", "EU-MOVE-1", "EU-BATTLE")
            .withChange("3", text("3-wx-3"), "EU-WX-3", "EU-RND-START", "EU-RND-CONT", "EU-MOVE-1", "EU-BATTLE-RETREAT", "EU-BATTLE-RETREAT-LOSS")
            .withChange("3", text("3-unit-4"), "EU-UNIT-4", "EU-UNIT-2", "EU-BATTLE-LOSSES", "EU-BATTLE-MAJOR", "EU-LEVY-RECRUIT", "EU-SIEGE-HONOURS", "EU-MOVE-REGROUP",
                    "EU-STACK-3")
            .withChange("3", text("3-corsair-land"), "EU-CORSAIR-LAND", "EU-REVOLT-FIGHT", "EU-SIEGE")
            .withChange("3", text("3-move-leader"), "EU-MOVE-LEADER", "EU-MOVE-1", "EU-MOVE-ONCE", "EU-HIER-5")
            .withChange("4", text("4-move-leader"), "EU-MOVE-LEADER", "EU-MOVE-1", "EU-INT-LAND", "EU-HIER-1", "EU-HIER-4", "EU-HIER-5")
            .withChange("4", text("4-unit-4"), "EU-UNIT-4", "EU-UNIT-2", "EU-BATTLE-EVASION", "EU-BATTLE-RETREAT", "EU-MOVE-OVERRUN")
            .withChange("4", text("4-tur-5"), "EU-TUR-5", "EU-BATTLE-MAJOR", "EU-BATTLE-LOSSES", "EU-BATTLE")
            .withChange("4", text("4-tur-9"), "EU-TUR-9", "EU-BATTLE-DRM-4", "EU-BATTLE", "EU-BATTLE-PARAMETERS", "EU-BATTLE-SHOCK")
            .withChange("4", text("4-tur-6"), "EU-TUR-6", "EU-TUR-5", "EU-STACK-3", "EU-MOVE-1")
            .withChange("4", text("4-tur-5-and-move-leader"), "EU-TUR-5", "EU-MOVE-LEADER", "EU-HIER-4", "EU-WOUND-1", "EU-BATTLE-LOSSES", "EU-UNIT-2", "EU-UNIT-3")
            .withChange("4", text("4-cmd-6"), "EU-CMD-6", "EU-CMD-1", "EU-BATTLE", "EU-BATTLE-PARAMETERS", "EU-BATTLE-EVASION", "EU-BATTLE-CASUALTY", "EU-INT-LAND",
                    "EU-ATTR-SUPPLY", "EU-ATTR-MOVEMENT", "EU-SIEGE-UNDERMINING", "EU-SIEGE", "EU-REVOLT-FIGHT")
            .withChange("4", text("4-stack-3"), "EU-STACK-3", "EU-UNIT-2", "EU-MOVE-1", "EU-INT-LAND")
            .withChange("4", text("4-move-leader-and-int-sea"), "EU-MOVE-LEADER", "EU-INT-SEA")
            .withChange("5", text("5-sea-line"), "EU-SEA-LINE", "EU-SEA")
            .withChange("5", text("5-corsair-hunt"), "EU-CORSAIR-HUNT", "EU-CORSAIR-HUNT-8")
            .withChange("5", text("5-fleet-1"), "EU-FLEET-1", "EU-MOVE-SEA-ACTIVE")
            .withChange("5", text("5-attr-movement"), "EU-ATTR-MOVEMENT")
            .withChange("6", text("6-lead-7"), "EU-LEAD-7", "EU-RND-CONT", "EU-WOUND-1")
            .withChange("6", text("6-discovery"), "EU-DISCOVERY", "EU-DISCOVERY-MEETING", "EU-MOVE-1", "EU-SEA-TRANSPORT", "EU-INT-LAND")
            .withChange("6", text("6-exploration-who"), "EU-EXPLORATION-WHO", "EU-EXPLORATION", "EU-MOVE-LEADER", "EU-MOVE-ONCE", "EU-MOVE-1", "EU-HIER-4")
            .withChange("6", text("6-levy"), "EU-LEVY", "EU-LEVY-EXCEPTION", "EU-LEVY-RECRUIT", "EU-RECR-AREA", "EU-RECR-LIMIT", "EU-RND-CONT")
            .withChange("6", text("6-battle-casualty"), "EU-BATTLE-CASUALTY", "EU-BATTLE-FATE", "EU-BATTLE")
            .withChange("6", text("6-sea-blockade"), "EU-SEA-BLOCKADE", "EU-BLOCKADE-ESCAPE", "EU-MOVE-SEA-ACTIVE", "EU-SEA", "EU-SEA-FOLLOW", "EU-INT-SEA")
            .withChange("6", text("6-battle-retreat"), "EU-BATTLE-RETREAT", "EU-BATTLE-EVASION", "EU-SIEGE-REDEPLOY", "EU-SIEGE-HONOURS", "EU-DISCOVERY",
                    "EU-NAT-ENEMIES")
            .withChange("6", text("6-battle-casualty-and-battle-fate"), "EU-BATTLE-CASUALTY", "EU-BATTLE-FATE", "EU-SEA")
            .withChange("6", text("6-levy-recruit"), "EU-LEVY-RECRUIT", "EU-RECR-AREA", "EU-RECR-LIMIT", "EU-RECR-PRICE")
            .withChange("6", text("6-convoy-gold"), "EU-CONVOY-GOLD", "EU-EXPLORATION")
            .withChange("6", text("6-battle"), "EU-BATTLE", "EU-BATTLE-PARAMETERS", "EU-EXPLORATION", "EU-EXPLORATION-DEATH", "EU-CONQUISTADOR")
            .withChange("7", text("7-move-3"), "EU-MOVE-3", "EU-MOVE-SEA", "EU-MOVE-SEA-ACTIVE", "EU-SEA-BLOCKADE")
            .withChange("7", text("7-fleet-1"), "EU-FLEET-1")
            .withChange("7", text("7-hier-1"), "EU-HIER-1", "EU-HIER-2", "EU-HIER-3", "EU-HIER-4", "EU-HIER-5", "EU-RND-CONT", "EU-WOUND-1", "EU-LEAD-7", "EU-LEVY",
                    "EU-ATTR-SUPPLY", "EU-ATTR-PILLAGE")
            .withChange("7", text("7-exploration-who"), "EU-EXPLORATION-WHO", "EU-BATTLE-RETREAT", "EU-BATTLE-EVASION", "EU-SIEGE-REDEPLOY", "EU-SIEGE-HONOURS",
                    "EU-INT-LAND", "EU-INT-COUNTER", "EU-MOVE-1")
            .withChange("7", text("7-presidio-fire"), "EU-PRESIDIO-FIRE", "EU-ATTR-NAVAL", "EU-ATTR-SUPPLY", "EU-ATTR-MOVEMENT", "EU-ATTR-BESIEGER", "EU-MOVE-SEA",
                    "EU-SEA", "EU-SEA-FOLLOW")
            .withChange("8", text("8-discovery-meeting"), "EU-DISCOVERY-MEETING", "EU-BATTLE", "EU-MOVE-OVERRUN", "EU-MOVE-1", "EU-EXPLORATION")
            .withChange("8", text("8-nat-activation"), "EU-NAT-ACTIVATION", "EU-NAT-ENEMIES", "EU-BATTLE", "EU-STACK-7")
            .withChange("8", text("8-sea-transport"), "EU-SEA-TRANSPORT", "EU-EXPLORATION-WHO", "EU-CONVOY-GOLD", "EU-INT-7")
            .withChange("8", text("8-camp-sea"), "EU-CAMP-SEA", "EU-SEA-TRANSPORT", "EU-MOVE-SEA-ACTIVE")
            .withChange("8", text("8-stack-3"), "EU-STACK-3", "EU-INT-LAND", "EU-BATTLE-RETREAT-ROOM", "EU-EXPLORATION", "EU-BATTLE", "EU-MOVE-1")
            .withChange("8", text("8-stack-5"), "EU-STACK-5", "EU-SUP-SEA", "EU-MOVE-SEA", "EU-MOVE-SEA-ACTIVE", "EU-FLEET-1", "EU-BLOCKADE-ESCAPE", "EU-SEA-TRANSPORT",
                    "EU-SEA-RETREAT", "EU-SEA-EVASION", "EU-SEA-FOLLOW", "EU-ATTR-NAVAL", "EU-ATTR-SUPPLY", "EU-ATTR-MOVEMENT", "EU-SUP-WEAK", "EU-INT-SEA", "EU-MOVE-1")
            .withChange("8", text("8-sup-7"), "EU-SUP-7", "EU-MOVE-1", "EU-MOVE-LEADER", "EU-ATTR-MOVEMENT", "EU-ATTR-SUPPLY", "EU-SUP-4", "EU-SUP-WEAK", "EU-SUP-STEP",
                    "EU-SUP-DESTROYED", "EU-SIEGE-CHECK", "EU-SIEGE-UNDERMINING", "EU-SIEGE", "EU-SIEGE-REDEPLOY", "EU-ATTR-BESIEGER")
            .withChange("8", text("8-fleet-2"), "EU-FLEET-2", "EU-SEA-CAPTURE")
            .withChange("8", text("8-lead-9"), "EU-LEAD-9", "EU-BATTLE-CASUALTY", "EU-BATTLE-FATE", "EU-BATTLE", "EU-SEA", "EU-ASSAULT-RESULT", "EU-SIEGE",
                    "EU-MOVE-OVERRUN", "EU-SIEGE-HONOURS")
            .withChange("9", text("9-fleet-1"), "EU-FLEET-1")
            .withChange("9", text("9-sea-transport"), "EU-SEA-TRANSPORT", "EU-STACK-2", "EU-INT-SEA")
            .withChange("9", text("9-nat-activation"), "EU-NAT-ACTIVATION", "EU-MOVE-OVERRUN", "EU-BATTLE")
            .withChange("9", text("9-unit-11"), "EU-UNIT-11", "EU-MILITIA-FIGHT", "EU-MILITIA-RETURN", "EU-MOVE-1", "EU-BATTLE", "EU-BATTLE-PARAMETERS",
                    "EU-BATTLE-RETREAT", "EU-BATTLE-SORTIE", "EU-STACK-4", "EU-SIEGE", "EU-SIEGE-UNDERMINING", "EU-ATTR-BESIEGER", "EU-ASSAULT-RESULT",
                    "EU-SIEGE-HONOURS", "EU-RND-CONT")
            .withChange("9", text("9-stack-5"), "EU-STACK-5", "EU-SEA-TRANSPORT", "EU-MOVE-SEA-ACTIVE")
            .withChange("9", text("9-move-5"), "EU-MOVE-5", "EU-MOVE-1", "EU-MOVE-OVERRUN", "EU-INT-LAND", "EU-ATTR-MOVEMENT")
            .withChange("10", text("10-move-siege"), "EU-MOVE-SIEGE", "EU-MOVE-1", "EU-MOVE-REGROUP", "EU-INT-LAND", "EU-INT-7", "EU-MOVE-OVERRUN", "EU-BATTLE",
                    "EU-BATTLE-RETREAT", "EU-SIEGE", "EU-SIEGE-REDEPLOY", "EU-ATTR-MOVEMENT", "EU-BATTLE-LOSSES", "EU-SEA-TRANSPORT", "EU-MOVE-SEA")
            .withChange("10", text("10-stack-3"), "EU-STACK-3", "EU-MOVE-1", "EU-INT-7", "EU-MOVE-REGROUP", "EU-ATTR-MOVEMENT", "EU-SEA-TRANSPORT")
            .withChange("10", text("10-battle-sortie"), "EU-BATTLE-SORTIE", "EU-BATTLE", "EU-BATTLE-RETREAT")
            .withChange("10", text("10-ally-2"), "EU-ALLY-2", "EU-ALLY-7", "EU-ALLY-8", "EU-MIN-1", "EU-MOVE-1", "EU-INT-LAND", "EU-SEA-TRANSPORT", "EU-CTRL-5",
                    "EU-SUP-4", "EU-SUP-STEP")
            .withChange("10", text("10-ally-3"), "EU-ALLY-3", "EU-UNIT-2", "EU-INT-LAND")
            .withChange("10", text("10-ctrl-5"), "EU-CTRL-5", "EU-MOVE-1", "EU-INT-LAND")
            .withChange("10", text("10-ctrl-5-and-attr-pillage"), "EU-CTRL-5", "EU-ATTR-PILLAGE", "EU-ATTR-MOVEMENT")
            .withChange("10", text("10-hier-4"), "EU-HIER-4", "EU-WOUND-1")
            .withChange("10", text("10-move-leader"), "EU-MOVE-LEADER", "EU-MOVE-1", "EU-SIEGE", "EU-SIEGE-HONOURS", "EU-FORT-3", "EU-HIER-4")
            .withChange("10", text("10-sea-transport"), "EU-SEA-TRANSPORT", "EU-CAMP-SEA", "EU-MOVE-SEA-ACTIVE", "EU-BLOCKADE-ESCAPE", "EU-PRESIDIO-FIRE", "EU-STACK-5")
            .withChange("10", text("10-move-sea"), "EU-MOVE-SEA", "EU-SEA-TRANSPORT", "EU-INT-SEA", "EU-INT-7")
            .withChange("10", text("10-move-sea-active"), "EU-MOVE-SEA-ACTIVE", "EU-SEA-TRANSPORT", "EU-SEA-BLOCKADE", "EU-SUP-SHIPS", "EU-MOVE-SEA")
            .withChange("10", text("10-sup-ships"), "EU-SUP-SHIPS", "EU-SUP-WEAK", "EU-SUP-STEP", "EU-SUP-4", "EU-SUP-DESTROYED", "EU-ATTR-SUPPLY", "EU-ATTR-MOVEMENT",
                    "EU-ATTR-BESIEGER", "EU-SIEGE-CHECK", "EU-SIEGE-UNDERMINING", "EU-SIEGE")
            .withChange("10", text("10-sea-retreat"), "EU-SEA-RETREAT", "EU-SEA-EVASION", "EU-BATTLE-RETREAT", "EU-ATTR-NAVAL")
            .withChange("10", text("10-attr-naval"), "EU-ATTR-NAVAL")
            .withChange("10", text("10-convoy-attack"), "EU-CONVOY-ATTACK", "EU-CONVOY-ATTACK-WHO", "EU-CORSAIR-HUNT")
            .withChange("10", text("10-move-sea-and-int-sea"), "EU-MOVE-SEA", "EU-INT-SEA")
            .withChange("10", text("10-int-sea"), "EU-INT-SEA")
            .withChange("10", text("10-int-sea-and-stack-2"), "EU-INT-SEA", "EU-STACK-2", "EU-SEA")
            .withChange("10", text("10-move-overrun"), "EU-MOVE-OVERRUN", "EU-ATTR-MOVEMENT", "EU-MOVE-1")
            .withChange("10", text("10-discovery-meeting"), "EU-DISCOVERY-MEETING", "EU-DISCOVERY-LOST")
            .withChange("10", text("10-unit-4"), "EU-UNIT-4", "EU-FLEET-1", "EU-ATTR-NAVAL", "EU-SEA-LOSS-CHOICE", "EU-SEA-CAPTURE", "EU-SEA-RETREAT",
                    "EU-CONVOY-ATTACK")
            .withChange("10", text("10-sea"), "EU-SEA", "EU-INT-SEA", "EU-ATTR-NAVAL", "EU-BLOCKADE-ESCAPE", "EU-CORSAIR-HUNT")
            .withChange("10", text("10-sea-and-sea-loss-choice"), "EU-SEA", "EU-SEA-LOSS-CHOICE", "EU-SEA-CAPTURE", "EU-SEA-TRANSPORT")
            .withChange("10", text("10-cmd-3"), "EU-CMD-3", "EU-STACK-7", "EU-STACK-2", "EU-MOVE-SEA-ACTIVE", "EU-SEA-BLOCKADE", "EU-INT-SEA", "EU-SEA", "EU-ATTR-NAVAL",
                    "EU-SEA-RETREAT", "EU-SEA-LOSS-CHOICE", "EU-SEA-CAPTURE")
            .withChange("10", text("10-move-regroup"), "EU-MOVE-REGROUP", "EU-MOVE-SEA", "EU-INT-SEA", "EU-ATTR-NAVAL", "EU-CAMP-SEA", "EU-CMD-3")
            .withChange("10", text("10-cmd-3-and-sea-loss-choice"), "EU-CMD-3", "EU-SEA-LOSS-CHOICE", "EU-SEA-CAPTURE", "EU-ATTR-NAVAL", "EU-SEA-RETREAT")
            .withChange("10", text("10-battle-sortie-and-sea-transport"), "EU-BATTLE-SORTIE", "EU-SEA-TRANSPORT", "EU-BATTLE", "EU-BATTLE-RETREAT",
                    "EU-BATTLE-RETREAT-WINNER")
            .withChange("10", text("10-ctrl-5-and-attr-pillage-2"), "EU-CTRL-5", "EU-ATTR-PILLAGE", "EU-ATTR-SUPPLY", "EU-WINTER-COLD")
            .withChange("10", text("10-exploration"), "EU-EXPLORATION", "EU-EXPLORATION-WHO", "EU-HIER-3", "EU-HIER-4", "EU-HIER-5")
            .withChange("10", text("10-exploration-and-exploration-end"), "EU-EXPLORATION", "EU-EXPLORATION-END")
            .withChange("10", text("10-exploration-and-exploration-end-2"), "EU-EXPLORATION", "EU-EXPLORATION-END", "EU-DISCOVERY-HOME")
            .withChange("10", text("10-int-sea-and-camp-sea"), "EU-INT-SEA", "EU-CAMP-SEA")
            .withChange("10", text("10-cmd-1"), "EU-CMD-1", "EU-BATTLE", "EU-INT-LAND", "EU-ATTR-MOVEMENT", "EU-ATTR-SUPPLY", "EU-HIER-1")
            .withChange("10", text("10-convoy-attack-and-cmd-3"), "EU-CONVOY-ATTACK", "EU-CMD-3")
            .withChange("10", text("10-ally-3-and-ally-5"), "EU-ALLY-3", "EU-ALLY-5", "EU-MOVE-SEA-ACTIVE", "EU-INT-SEA", "EU-SEA-BLOCKADE", "EU-SEA-TRANSPORT")
            .withChange("10", text("10-sea-capture"), "EU-SEA-CAPTURE", "EU-STACK-2")
            .withChange("10", text("10-sea-transport-and-battle-retreat"), "EU-SEA-TRANSPORT", "EU-BATTLE-RETREAT", "EU-SEA-RETREAT")
            .withChange("10", text("10-ally-3-and-ally-5-2"), "EU-ALLY-3", "EU-ALLY-5", "EU-UNIT-3", "EU-STACK-3", "EU-SIEGE-HONOURS")
            .withChange("10", text("10-tercio-adjust"), "TERCIO-ADJUST")
            .withChange("10", text("10-camp-1"), "EU-CAMP-1", "EU-CAMP-7", "EU-CAMP-MINOR", "EU-ERS-2")
            .withChange("10", text("10-move-3"), "EU-MOVE-3", "EU-SEA-BLOCKADE")
            .withChange("10", text("10-ally-5"), "EU-ALLY-5")
            .withChange("10", text("10-exploration-neutral"), "EU-EXPLORATION-NEUTRAL", "EU-EXPLORATION", "EU-CTRL-5");

    /** The edition of the program that first played games by the older rules. */
    private static final String FIRST_OF_OLDER_RULES = "2";

    /**
     * The changes since the edition that first played games by the older rules, which share the chapters of the game.
     */
    static final EditionHistory OF_OLDER_RULES = new EditionHistory(FIRST_OF_OLDER_RULES,
            HISTORY.changesSince(FIRST_OF_OLDER_RULES).orElseThrow());

    private EuRuleChanges() {}

    private static Sentence text(String key) {
        return Sentence.of("eu.editions." + key);
    }
}
