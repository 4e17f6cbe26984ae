package tercio.domain.eia.combat.play;

import java.util.List;
import java.util.stream.Collectors;
import tercio.domain.eia.combat.Tenths;
import tercio.domain.eia.combat.play.CombatEvent.*;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.concept.SentenceParts;
import tercio.domain.eia.common.game.CombatStage;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.common.game.LandCombat;
import tercio.domain.eia.common.map.WarMap;
import tercio.domain.eia.common.tables.CombatSide;

/** Events of combats as sentences. */
final class CombatNarration {

    /** The printed steps of a field combat, from the first (EIA-7.5.2). */
    private static final List<String> STEPS = List.of("selection of chits", "outflank announcement", "division of an outflanking force", "chits revealed", "withdrawals",
            "forces and morale revealed", "combat tables", "guard and artillery", "combat resolution", "victory and defeat", "reinforcing attempts",
            "arrival of outflanking forces", "end of the day", "depots after the combat");

    private final EiaState before;

    CombatNarration(EiaState before) {
        this.before = before;
    }

    String of(CombatEvent event) {
        return switch (event) {
            case CombatsListed listed -> listed.areas().isEmpty() ? "No combat outside cities is left." : "Combats are to be fought in "
                    + SentenceParts.and(listed.areas().stream().map(WarMap.PRINTED::name).toList()) + ".";
            case CombatBegan began -> CombatNames.powers(began.attacker().powers()) + SentenceParts.agreeing(began.attacker().powers().size(), " attacks ", " attack ") + CombatNames.powers(began.defender().powers()) + " in "
                    + WarMap.PRINTED.name(began.area()) + ": a " + began.kind().title() + ".";
            case CombatStageReached reached -> stage(reached);
            case CombatAnswered answered -> answered.power().title() + " has answered.";
            case CombatKindChanged changed -> "It is a " + changed.kind().title() + " now.";
            case ProposalAnswered answered -> answered.power().title() + (answered.agreed() ? " agrees" : " does not agree") + " to a trivial combat.";
            case RetirementProposed proposed -> proposed.proposal().power().title() + (proposed.proposal().isEmpty() ? " keeps its forces outside the city."
                    : " wants to retire into the city.");
            case RetiredIntoCity retired -> who(retired.who().power()) + " retires into the city with "
                    + CombatNames.units(before, CombatLists.union(retired.who().corps(), retired.who().irregulars()))
                    + (retired.who().depot() ? ", the garrison of the depot" : "") + ".";
            case SallyMade sally -> who(sally.power()) + " makes a sally beside the relieving force.";
            case CommanderNamed named -> who(named.naming().power()) + " wants " + CombatNames.leaders(List.of(named.naming().leader())) + " to command.";
            case CommandSettled settled -> settled.commander().map(leader -> CombatNames.leaders(List.of(leader)) + " of " + settled.lead().title()
                    + " commands the " + settled.side() + ".").orElseGet(() -> "No leader commands the " + settled.side() + "; "
                    + settled.lead().title() + " decides for it.");
            case ChitChosen chosen -> chosen.power().title() + " has chosen its chit.";
            case OutflankAnnounced announced -> outflank(announced);
            case ForceDivided divided -> lead(divided.side()) + " sends " + CombatNames.units(before, divided.flanking()) + " around the flank.";
            case ChitsRevealed revealed -> "The chits are revealed: " + lead(CombatSide.ATTACKER) + " has " + revealed.attacker().title() + ", "
                    + lead(CombatSide.DEFENDER) + " has " + revealed.defender().title() + ".";
            case WithdrawalRolled rolled -> rolled.withdrawn().isEmpty() ? "Nobody withdraws." : CombatNames.units(before, rolled.withdrawn())
                    + SentenceParts.agreeing(rolled.withdrawn().size(), " withdraws.", " withdraw.");
            case ForcesLeft left -> left.retreats().isEmpty() ? "Nobody must leave." : "The force of "
                    + left.retreats().stream().map(force -> lead(force.side())).collect(Collectors.joining(" and of ")) + " leaves the area.";
            case ForcesRevealed revealed -> "Forces and morale are revealed: " + lead(CombatSide.ATTACKER) + " breaks at "
                    + Tenths.title(revealed.attacker().morale().level()) + ", " + lead(CombatSide.DEFENDER) + " at "
                    + Tenths.title(revealed.defender().morale().level()) + ".";
            case RoundDeclared declared -> lead(declared.side()) + " goes into the round.";
            default -> outcome(event);
        };
    }

    private String outcome(CombatEvent event) {
        return switch (event) {
            case OptionLosses losses -> lead(losses.side()) + " loses " + FactorLoss.sum(losses.losses()).title() + " by " + losses.cause() + ".";
            case CombatRoundFought fought -> "Round " + fought.round() + ": " + fire(CombatSide.ATTACKER, fought.attacker()) + "; "
                    + fire(CombatSide.DEFENDER, fought.defender()) + ".";
            case CasualtiesTaken taken -> lead(taken.side()) + " loses " + FactorLoss.sum(taken.losses()).title()
                    + (taken.pursuit() ? " to the pursuit." : ".");
            case CombatDecided decided -> decided.winner().map(side -> lead(side) + " wins the combat.").orElse("The combat ends without a winner.");
            case PoliticalPointsChanged changed -> who(changed.power()) + (changed.points() < 0 ? " loses " : " gains ") + Math.abs(changed.points())
                    + " political " + (Math.abs(changed.points()) == 1 ? "point." : "points.");
            case LeadersCaptured captured -> who(captured.by()) + " captures " + CombatNames.leaders(captured.leaders()) + ".";
            case PursuitRolled rolled -> lead(rolled.by()) + " pursues at class " + rolled.pursuitClass() + ": " + rolled.percentage() + " % of its cavalry, "
                    + SentenceParts.counted(rolled.points(), "point", "points") + ".";
            case ForceRetreated retreated -> leavingForce() + " goes to " + WarMap.PRINTED.name(retreated.to()) + ".";
            case RetreatEnded ended -> leavingForce() + " has left the combat.";
            case ForceSurrendered surrendered -> FactorLoss.sum(surrendered.prisoners()).title() + " of " + lead(surrendered.side()) + " surrender to "
                    + surrendered.to().title() + ".";
            case ReinforcementTried tried -> who(tried.power()) + " tries to reinforce from " + WarMap.PRINTED.name(tried.from().area()) + ".";
            case ReinforcementArrived arrived -> CombatNames.units(before, CombatLists.union(arrived.corps(), arrived.irregulars()))
                    + SentenceParts.agreeing(arrived.corps().size() + arrived.irregulars().size(), " reinforces ", " reinforce ") + lead(arrived.side()) + ".";
            case ArrivalRolled rolled -> "The outflanking force of " + lead(rolled.side()) + (rolled.arrived() ? " arrives." : " does not arrive.");
            case DayEndChosen chosen -> chosen.power().title() + " has decided about the next day.";
            case DayEndRevealed revealed -> lead(CombatSide.ATTACKER) + " chooses to " + revealed.attacker() + ", " + lead(CombatSide.DEFENDER) + " to "
                    + revealed.defender() + ".";
            case CorpsRemoved removed -> removalText(removed);
            case CombatDayBegan began -> "Day " + began.day() + " of the combat begins.";
            case WentBackInside inside -> "The siege defenders go back into the city.";
            case DepotSettled settled -> who(settled.power()) + switch (settled.fate()) {
                case LEAVE -> " leaves the enemy depot.";
                case DESTROY -> " destroys the enemy depot.";
                case CONVERT -> " takes the enemy depot over.";
            };
            case CombatClosed closed -> "The combat in " + WarMap.PRINTED.name(closed.area()) + " is over.";
            case CityGarrisoned occupied -> who(occupied.power()) + (occupied.enter().isEmpty() && occupied.garrison().isEmpty() ? " does not occupy "
                    : " occupies ") + WarMap.PRINTED.name(occupied.area()) + ".";
            case CityFaced faced -> who(faced.power()) + (faced.besiegers().contains(faced.power()) ? " besieges " : " does not besiege ")
                    + WarMap.PRINTED.name(faced.area()) + ".";
            case BesiegersLeft left -> left.besiegers().isEmpty() ? "The siege of " + WarMap.PRINTED.name(left.area()) + " is lifted."
                    : CombatNames.powers(left.besiegers()) + SentenceParts.agreeing(left.besiegers().size(), " besieges ", " besiege ") + WarMap.PRINTED.name(left.area()) + " still.";
            case EmptiedCityFell fell -> WarMap.PRINTED.name(fell.area()) + " falls: nobody is left to defend it.";
            default -> throw new IllegalArgumentException("no sentence for " + event);
        };
    }

    /** The force that is next to leave. */
    private String leavingForce() {
        return before.combats().fought().flatMap(combat -> combat.retreats().stream().findFirst()).map(force -> "The force of " + lead(force.side())).orElse("The force");
    }

    private static String who(Power power) {
        return power.title();
    }

    private String lead(CombatSide side) {
        return before.combats().fought().map(combat -> combat.armyOf(side).lead().title()).orElse("the " + side);
    }

    private String stage(CombatStageReached reached) {
        if (reached.stage().step() == 0) {
            return "Before the combat.";
        }
        boolean undivided = reached.stage() == CombatStage.DIVISION && before.combats().fought().flatMap(LandCombat::announced).isEmpty();
        return "Step " + reached.stage().step() + " of the combat: " + (undivided ? "no force is to be divided" : STEPS.get(reached.stage().step() - 1)) + ".";
    }

    private String outflank(OutflankAnnounced announced) {
        if (announced.attacker() && announced.defender()) {
            return "Both sides announce that they outflank.";
        }
        return announced.attacker() || announced.defender()
                ? lead(announced.attacker() ? CombatSide.ATTACKER : CombatSide.DEFENDER) + " announces that it outflanks." : "Nobody outflanks.";
    }

    private String fire(CombatSide side, SideFire fire) {
        return lead(side) + " rolls " + fire.die() + " on table " + fire.table() + " and inflicts " + SentenceParts.counted(fire.factors(), "factor", "factors") + " and "
                + Tenths.title(fire.morale()) + " morale";
    }

    private String removalText(CorpsRemoved removed) {
        var parts = List.of(removed.corps().isEmpty() ? "" : CombatNames.units(before, removed.corps()) + SentenceParts.agreeing(removed.corps().size(), " is removed", " are removed"),
                removed.leaders().isEmpty() ? "" : CombatNames.leaders(removed.leaders()) + SentenceParts.agreeing(removed.leaders().size(), " leaves the map", " leave the map"));
        return parts.stream().filter(part -> !part.isEmpty()).collect(Collectors.joining(", and ")) + ".";
    }
}
