package tercio.adapters.eu.question;

import java.util.Optional;
import tercio.domain.eu.game.AttritionKind;
import tercio.domain.eu.game.EuEvent;
import tercio.domain.eu.play.expedition.ExpeditionEvent.ZoneExplored;
import tercio.domain.eu.play.leader.LeaderEvent.LeaderDrawn;
import tercio.domain.eu.play.leader.LeaderEvent.VizierRolled;
import tercio.domain.eu.play.losses.LossEvent.MissionaryTested;
import tercio.domain.eu.play.march.MarchAttritionEvent.MarchAttritionRolled;
import tercio.domain.eu.play.precedence.PrecedenceEvent.PrecedenceDecided;
import tercio.domain.eu.play.round.RoundEvent.InitiativeRolled;
import tercio.domain.eu.play.round.RoundEvent.StartingRoundRolled;
import tercio.domain.eu.play.siege.SiegeEvent.FortressUndermined;
import tercio.domain.eu.play.supply.SupplySegmentEvent.AttritionRolled;
import tercio.domain.eu.play.transport.TransportEvent.LandingBeatenBack;
import tercio.domain.eu.play.transport.TransportEvent.TroopsLanded;

/** The reasons why no request exists for an event of a game: the part of the game that a request cannot express, with its rule. */
final class Unasked {

    private static final String ROLL_OFF = "The highest die goes first, and equal ones are thrown again, for as many countries as there are: "
            + "no procedure of the adjudicator compares the dice of several countries (EU-INIT-1).";
    private static final String DETACHMENTS = "Exploration detachments are among the troops, and a request has whole LD in Europe: "
            + "their thirds are lost in the game alone (EU-ATTR-SCALE).";
    private static final String LANDING = "No die decides a landing by itself. Each roll on its way has its own question, where it was thrown: the blockade, "
            + "the batteries, the interception at sea, the attrition of the ships, and the battle ashore (EU-SEA-TRANSPORT).";

    private Unasked() {}

    /**
     * The reason, for the person who asks; empty for an event that rests on no procedure at all.
     *
     * @param thrown whether the event holds dice
     */
    static Optional<String> why(EuEvent event, boolean thrown) {
        return Optional.ofNullable(switch (event) {
            case LeaderDrawn drawn -> "The die chooses among the unnamed leaders of the country who are not in play, and a request does not hold the leaders "
                    + "of a game. With one left none is thrown (EU-LEAD-7).";
            case VizierRolled rolled -> "The die reads the values of the Vizier from the table of replacement leaders, for a roll outside a battle; "
                    + "only a battle or an assault draws a leader at the adjudicator, by the die replacementLeader (EU-CMD-6).";
            case MissionaryTested tested -> "A missionary is tested alone after the battle of his stack; a request has only the leader who commands a side "
                    + "(EU-BATTLE-CASUALTY).";
            case StartingRoundRolled rolled -> "The die reads the box in which the turn begins, with no modifier; the adjudicator asks only whether a turn "
                    + "goes on after a round (EU-RND-START).";
            case InitiativeRolled rolled -> ROLL_OFF;
            case PrecedenceDecided decided when thrown -> ROLL_OFF;
            case FortressUndermined undermined -> "Less than 1 LD besieges the fort, as exploration detachments may: a request has at least 1 LD before one "
                    + "(EU-SIEGE-UNDERMINING).";
            case AttritionRolled rolled when rolled.kind() == AttritionKind.TIMAR -> "Timar lose in winter by the provinces between them and their home, "
                    + "and no kind of attrition of a request has that distance (EU-TUR-4).";
            case AttritionRolled rolled -> DETACHMENTS;
            case MarchAttritionRolled rolled -> DETACHMENTS;
            case ZoneExplored explored when explored.zone().isEmpty() -> "What was looked for is known to its country alone (EU-DISCOVERY).";
            case TroopsLanded landed -> LANDING;
            case LandingBeatenBack beaten -> LANDING;
            default -> null;
        });
    }
}
