package tercio.domain.eia.common.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tercio.domain.eia.combat.CombatCrossing;
import tercio.domain.eia.combat.CombatEnd;
import tercio.domain.eia.combat.DayChoice;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.tables.CombatSide;
import tercio.domain.eia.common.tables.OperationalChit;
import tercio.domain.game.SealedChoices;
import tercio.domain.game.Viewer;
import tercio.domain.map.SpaceId;

/**
 * The field, limited field or trivial combat that is being fought.
 *
 * @param simplified whether it is fought as a trivial combat: one by its forces, or another by agreement (EIA-7.5.3)
 * @param crossing the obstacle that some of the attackers crossed (EIA-7.5.2.7.1)
 * @param day from 1
 * @param round the rounds of this day that were fought
 * @param chits the chits of the day before they are revealed
 * @param announced the side that must divide its force, having announced that it outflanks (EIA-7.5.2.2)
 * @param shown the chits of the day once they are revealed
 * @param intentions whether each side fights on after the day, before this is revealed
 * @param answered the powers that have answered the question of the stage
 * @param proposals the forces that defending powers want to retire into the city
 * @param tried the places from which reinforcement was attempted after this round
 * @param end the kind of its end; empty while it is fought
 * @param winner empty where nobody has won
 * @param retreats the forces that must leave, the next one first
 * @param namings the leaders whom powers named as commander of their side, if several leaders may command
 */
public record LandCombat(SpaceId area, CombatKind kind, boolean simplified, CombatCrossing crossing, CombatArmy attacker, CombatArmy defender, int day,
        int round, CombatStage stage, SealedChoices<OperationalChit> chits, Optional<CombatSide> announced, Optional<ChitPair> shown, SealedChoices<DayChoice> intentions,
        List<Power> answered, List<RetirementProposal> proposals, List<String> tried, Optional<CombatEnd> end, Optional<CombatSide> winner, List<RetreatingForce> retreats,
        List<CommanderNaming> namings) {

    public LandCombat {
        answered = List.copyOf(answered);
        proposals = List.copyOf(proposals);
        tried = List.copyOf(tried);
        retreats = List.copyOf(retreats);
        namings = List.copyOf(namings);
    }

    /** A combat at its first stage. */
    public static LandCombat of(SpaceId area, CombatKind kind, boolean simplified, CombatCrossing crossing, CombatArmy attacker, CombatArmy defender,
            CombatStage stage) {
        return new LandCombat(area, kind, simplified, crossing, attacker, defender, 1, 0, stage, SealedChoices.of(List.of()), Optional.empty(), Optional.empty(),
                SealedChoices.of(List.of()), List.of(), List.of(), List.of(), Optional.empty(), Optional.empty(), List.of(), List.of());
    }

    public CombatArmy armyOf(CombatSide side) {
        return side == CombatSide.ATTACKER ? attacker : defender;
    }

    /** The side that a power leads; empty for another power. */
    public Optional<CombatSide> sideLedBy(Power power) {
        return attacker.lead() == power ? Optional.of(CombatSide.ATTACKER)
                : defender.lead() == power ? Optional.of(CombatSide.DEFENDER) : Optional.empty();
    }

    /** The side that a power is on; empty for a power that takes no part. */
    public Optional<CombatSide> sideOf(Power power) {
        return attacker.powers().contains(power) ? Optional.of(CombatSide.ATTACKER)
                : defender.powers().contains(power) ? Optional.of(CombatSide.DEFENDER) : Optional.empty();
    }

    public boolean isAt(CombatStage wanted) {
        return stage == wanted;
    }

    /** A copy without the choices that the viewer may not see. */
    LandCombat seenBy(Viewer viewer) {
        return new LandCombat(area, kind, simplified, crossing, attacker, defender, day, round, stage, chits.asSeenBy(viewer), announced, shown, intentions.asSeenBy(viewer),
                answered, proposals, tried, end, winner, retreats, namings);
    }

    public LandCombat withArmy(CombatSide side, CombatArmy now) {
        boolean first = side == CombatSide.ATTACKER;
        return new LandCombat(area, kind, simplified, crossing, first ? now : attacker, first ? defender : now, day, round, stage, chits, announced, shown,
                intentions, answered, proposals, tried, end, winner, retreats, namings);
    }

    /** A copy at another stage, at which nobody has answered yet. */
    public LandCombat withStage(CombatStage now) {
        return new LandCombat(area, kind, simplified, crossing, attacker, defender, day, round, now, chits, announced, shown, intentions, List.of(), proposals, tried, end,
                winner, retreats, namings);
    }

    /** The combat with what the attackers crossed. */
    public LandCombat crossing(CombatCrossing now) {
        return new LandCombat(area, kind, simplified, now, attacker, defender, day, round, stage, chits, announced, shown, intentions, answered, proposals, tried, end,
                winner, retreats, namings);
    }

    public LandCombat withSimplified(boolean now) {
        return new LandCombat(area, kind, now, crossing, attacker, defender, day, round, stage, chits, announced, shown, intentions, answered, proposals, tried, end, winner,
                retreats, namings);
    }

    public LandCombat withKind(CombatKind now) {
        return new LandCombat(area, now, simplified, crossing, attacker, defender, day, round, stage, chits, announced, shown, intentions, answered, proposals, tried,
                end, winner, retreats, namings);
    }

    public LandCombat withDay(int nowDay, int nowRound) {
        return new LandCombat(area, kind, simplified, crossing, attacker, defender, nowDay, nowRound, stage, chits, announced, shown, intentions, answered,
                proposals, List.of(), end, winner, retreats, namings);
    }

    public LandCombat withChits(SealedChoices<OperationalChit> now, Optional<ChitPair> revealed) {
        return new LandCombat(area, kind, simplified, crossing, attacker, defender, day, round, stage, now, announced, revealed, intentions, answered, proposals, tried, end,
                winner, retreats, namings);
    }

    public LandCombat withAnnounced(Optional<CombatSide> now) {
        return new LandCombat(area, kind, simplified, crossing, attacker, defender, day, round, stage, chits, now, shown, intentions, answered, proposals,
                tried, end, winner, retreats, namings);
    }

    public LandCombat withIntentions(SealedChoices<DayChoice> now) {
        return new LandCombat(area, kind, simplified, crossing, attacker, defender, day, round, stage, chits, announced, shown, now, answered, proposals, tried, end, winner,
                retreats, namings);
    }

    public LandCombat withAnswered(List<Power> now) {
        return new LandCombat(area, kind, simplified, crossing, attacker, defender, day, round, stage, chits, announced, shown, intentions, now, proposals, tried, end, winner,
                retreats, namings);
    }

    public LandCombat withTried(List<String> now) {
        return new LandCombat(area, kind, simplified, crossing, attacker, defender, day, round, stage, chits, announced, shown, intentions, answered, proposals, now, end,
                winner, retreats, namings);
    }

    public LandCombat withEnd(CombatEnd how, Optional<CombatSide> victor) {
        return new LandCombat(area, kind, simplified, crossing, attacker, defender, day, round, stage, chits, announced, shown, intentions, answered, proposals, tried,
                Optional.of(how), victor, retreats, namings);
    }

    public LandCombat withRetreats(List<RetreatingForce> now) {
        return new LandCombat(area, kind, simplified, crossing, attacker, defender, day, round, stage, chits, announced, shown, intentions, answered, proposals, tried, end,
                winner, now, namings);
    }

    /** A copy with a further proposal. */
    public LandCombat withProposal(RetirementProposal proposal) {
        var all = new ArrayList<>(proposals);
        all.add(proposal);
        return new LandCombat(area, kind, simplified, crossing, attacker, defender, day, round, stage, chits, announced, shown, intentions, answered, all, tried, end,
                winner, retreats, namings);
    }

    /** A copy with a further naming of a commander. */
    public LandCombat withNaming(CommanderNaming naming) {
        var all = new ArrayList<>(namings);
        all.add(naming);
        return new LandCombat(area, kind, simplified, crossing, attacker, defender, day, round, stage, chits, announced, shown, intentions, answered, proposals, tried, end,
                winner, retreats, all);
    }
}
