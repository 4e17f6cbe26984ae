package tercio.domain.eu.land.battle.play;

import static tercio.domain.eu.common.game.SpokenNames.alliance;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tercio.domain.eu.common.board.Nation;
import tercio.domain.eu.common.board.PlaceName;
import tercio.domain.eu.common.forces.ArmyClasses;
import tercio.domain.eu.common.forces.Thirds;
import tercio.domain.eu.common.game.Engaged;
import tercio.domain.eu.common.game.Engagement;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.Phase;
import tercio.domain.eu.common.game.SpokenNames;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.common.game.StackTitle;
import tercio.domain.eu.common.tables.CommonFigures;
import tercio.domain.eu.land.battle.BattleEnd;
import tercio.domain.eu.land.battle.BattleRoll;
import tercio.domain.eu.land.battle.BattleStanding;
import tercio.domain.eu.land.battle.BattleState;
import tercio.domain.eu.land.battle.Side;
import tercio.domain.eu.land.battle.play.BattleCommand.Retreat;
import tercio.domain.ruling.Step;

/** Describes the events of battles in words. */
record BattleNarration(EuState board) {

    String of(BattleEvent event, List<Step> explanation) {
        return switch (event) {
            case BattleEvent.BattleJoined e -> (e.interception() ? "Interception battle in " : "Battle in ")
                    + PlaceName.of(e.province()) + ": " + stacks(e.phasing()) + " against " + stacks(e.nonPhasing()) + ".";
            case BattleEvent.OverrunOffered e -> stack(e.stack()) + " may overrun the enemies in " + PlaceName.of(e.province()) + ".";
            case BattleEvent.OverrunForgone e -> stack(e.stack()) + " does not overrun the enemies in " + PlaceName.of(e.province()) + ".";
            case BattleEvent.EnemiesOverrun e -> stack(e.stack()) + " overruns " + StackTitle.of(board, e.enemies()) + " in "
                    + PlaceName.of(e.province()) + (e.destroyed() ? " and destroys all of them." : ": battle at once.");
            case BattleEvent.EvasionAttempted e -> StackTitle.of(board, e.stacks()) + (e.stacks().size() == 1 ? " tries" : " try")
                    + " to evade to " + PlaceName.of(e.to()) + tried(explanation, e.stacks().size() == 1) + (e.stacks().size() == 1
                            ? e.success() ? " and slips away." : " and fails." : e.success() ? " and slip away." : " and fail.");
            case BattleEvent.WithdrawnIntoFortress e -> stack(e.stack()) + " steps into the fortress of " + PlaceName.of(e.province()) + ".";
            case BattleEvent.BattleLineChanged e -> "Outside the fortress " + (e.nonPhasing().size() == 1 ? "stands " : "stand ")
                    + stacks(e.nonPhasing()) + ".";
            case BattleEvent.BattleAccepted e -> "The battle in " + PlaceName.of(e.province()) + " is accepted.";
            case BattleEvent.SallyForgone e -> "The troops that have landed in " + PlaceName.of(e.province()) + " stay in the fortress.";
            case BattleEvent.SortieMade e -> StackTitle.of(board, e.stacks()) + (e.stacks().size() == 1 ? " makes" : " make")
                    + " a sortie from the fortress of " + PlaceName.of(e.province()) + ".";
            case BattleEvent.FightersAsked e -> country(e.side().word()) + verb(e.side().word(), " has ", " have ") + ld(ids(e.side())) + " LD in "
                    + PlaceName.of(e.province()) + ": more than can fight there.";
            case BattleEvent.StackDivided e -> e.units() + " of " + stack(e.stack()) + " stays out of the battle.";
            case BattleEvent.FightersChosen e -> country(e.side().word()) + verb(e.side().word(), " sends ", " send ") + ld(ids(e.fighting())) + " LD into the battle, "
                    + ld(ids(e.watching())) + (ld(ids(e.watching())) == 1 ? " LD watches." : " LD watch.");
            case BattleEvent.WatchersWithoutRefuge e -> "All who fought for " + Nation.of(e.country()) + " in " + PlaceName.of(e.province())
                    + " are lost; " + StackTitle.of(board, e.stacks()) + ", not part of the battle, must retreat.";
            case BattleEvent.WatchersWithdrew e -> "The troops that watched the battle in " + PlaceName.of(e.province())
                    + (e.to().equals(e.province()) ? " stay there."
                            : e.to().equals(Retreat.FORTRESS) ? " go into the fortress." : " go to " + PlaceName.of(e.to()) + ".");
            case BattleEvent.PartsToRejoin e -> "The troops that stayed out of the battle now try to rejoin their stacks.";
            case BattleEvent.PartRejoined e -> e.together() ? stack(e.part()) + " joins " + stack(e.stack()) + " again."
                    : "Troops that stayed out of the battle remain apart from their stack.";
            case BattleEvent.BattleRemains e -> "Another enemy stands in " + PlaceName.of(e.province()) + ": another battle follows there.";
            case BattleEvent.BattleFought e -> fought(e, explanation);
            case BattleEvent.RetreatChosen e -> retreat(e);
            case BattleEvent.LossesCounted e -> Nation.of(e.country()) + (e.beyond() == 0 ? " loses no Pasha beyond its losses." : " kills a Pasha whole and loses " + e.beyond() + " LD more.");
            case BattleEvent.BattleEnded e -> ended(e);
            case BattleEvent.BattleAvoided e -> "No battle is fought in " + PlaceName.of(e.province()) + ".";
            case BattleEvent.BattlesEnded e -> "The impulse of " + alliance(board, e.alliance()) + " is over.";
        };
    }

    /** The attempts and rolls since the battle was last described, and its state now. */
    private String fought(BattleEvent.BattleFought event, List<Step> explanation) {
        var attempts = explanation.stream()
                .filter(step -> step.step().equals("end of first day: retreat") && !step.dice().isEmpty())
                .map(step -> country(step.side()) + verb(step.side(), " tries to break off, rolls ", " try to break off, roll ") + step.dice().getFirst() + " and " + result(step) + ".")
                .toList();
        var rolls = Stream.of(BattleRoll.values()).flatMap(roll -> rolls(roll.label(), explanation).stream()).toList();
        var sentences = new ArrayList<String>();
        if (engagement().map(Engagement::battle).isEmpty()) {
            sentences.add("The battle in " + PlaceName.of(event.province()) + " is fought.");
        }
        sentences.addAll(attempts);
        sentences.addAll(rolls);
        event.standing().waits().ifPresentOrElse(
                question -> sentences.addAll(standing(question, attempts.isEmpty(), rolls.isEmpty())),
                () -> sentences.add(over(event.standing().ended().orElse(BattleEnd.NOT_YET))));
        return String.join(" ", sentences);
    }

    private List<String> standing(BattleStanding.Question question, boolean noAttempt, boolean nothingRolled) {
        if (question.what() == BattleState.Kind.RETREAT_ROOM) {
            return List.of(country(question.side().word()) + " must retreat.");
        }
        if (question.what() == BattleState.Kind.WINNER) {
            return List.of(country(question.side().word()) + verb(question.side().word(), " has won.", " have won."));
        }
        if (!nothingRolled) {
            return List.of("The first day is over.");
        }
        return noAttempt ? List.of(country(question.side().opponent().word())
                + verb(question.side().opponent().word(), " does not break off.", " do not break off.")) : List.of();
    }

    /** {@code First-day fire: France 10, Spain 6.} */
    private Optional<String> rolls(String roll, List<Step> explanation) {
        var each = explanation.stream().filter(step -> step.step().equals(roll) && !step.dice().isEmpty())
                .map(step -> country(step.side()) + " " + (step.modified() == null ? step.dice().getFirst() : step.modified()))
                .toList();
        return each.isEmpty() ? Optional.empty()
                : Optional.of(roll.substring(0, 1).toUpperCase(Locale.ROOT) + roll.substring(1) + ": " + String.join(", ", each) + ".");
    }

    private static String over(BattleEnd how) {
        return switch (how) {
            case NOT_YET -> "It goes on.";
            case EVASION -> "The enemy has evaded.";
            case DAY1_FIRE -> "The battle ends with the fire of the first day.";
            case DAY1_SHOCK -> "The battle ends with the shock of the first day.";
            case DAY1_DESTRUCTION -> "The battle ends with the first day: a side is destroyed.";
            case DAY1_RETREAT -> "The battle ends with the first day.";
            case DAY2_FIRE -> "The battle ends with the fire of the second day.";
            case DAY2_SHOCK -> "The battle ends with the second day.";
        };
    }

    private String retreat(BattleEvent.RetreatChosen event) {
        var who = country(event.side().word());
        var inside = event.inside() > 0 && !event.to().equals(Retreat.FORTRESS) ? ", " + event.inside() + " LD into the fortress"
                : event.inside() == 0 && !event.stacks().isEmpty() ? ", nobody stays in the fortress" : "";
        if (event.to().equals(event.province())) {
            return who + verb(event.side().word(), " stays in ", " stay in ") + PlaceName.of(event.province()) + inside + ".";
        }
        // A side with only one way is not asked: its retreat is settled before the rolls that lead to it are told.
        boolean asked = Engagements.current(board).flatMap(Engagement::waits).filter(question -> question.side() == event.side()).isPresent();
        return who + (asked ? verb(event.side().word(), " retreats ", " retreat ") : " can retreat only ") + (event.to().equals(Retreat.FORTRESS) ? "into the fortress" : "to " + PlaceName.of(event.to()))
                + inside + ".";
    }

    private String ended(BattleEvent.BattleEnded event) {
        return "Battle of " + PlaceName.of(event.province()) + ": "
                + (event.winner() == null ? "nobody wins" : country(event.winner().word()) + verb(event.winner().word(), " wins", " win"))
                + (event.major() ? ", a major victory" : "")
                + "; losses " + Stream.of(Side.values())
                        .map(side -> country(side.word()) + " " + Thirds.format(event.thirds(side)) + " of " + Thirds.format(thirds(ids(side))) + " LD")
                        .collect(Collectors.joining(", "))
                + SpokenNames.changes("stability", event.stability())
                + SpokenNames.changes("victory points", event.victoryPoints()) + ".";
    }

    /** {@code , rolls 7 modified to 9, needs 8,} */
    private static String tried(List<Step> explanation, boolean one) {
        return explanation.stream().filter(step -> step.dice().size() == 1).findFirst()
                .map(step -> (one ? ", rolls " : ", roll ") + (step.modified() == null || step.modified().equals(step.dice().getFirst())
                        ? step.dice().getFirst() : step.dice().getFirst() + " modified to " + step.modified())
                        + (one ? ", needs " : ", need ") + CommonFigures.EVASION_SUCCESS + ",")
                .orElse("");
    }

    /** The countries of a side of the current battle. */
    private String country(String sideWord) {
        return Stream.of(Side.values()).filter(side -> side.word().equals(sideWord)).findFirst()
                .map(side -> {
                    var countries = StackTitle.countries(board, ids(side));
                    return countries.isEmpty() ? side.label() : countries;
                })
                .orElse(String.valueOf(sideWord));
    }

    /** The verb for a side: plural if several countries fight on it, or natives. */
    private String verb(String sideWord, String one, String several) {
        var countries = Stream.of(Side.values()).filter(side -> side.word().equals(sideWord)).flatMap(side -> ids(side).stream())
                .flatMap(id -> board.stack(id).stream()).map(Stack::country).distinct().toList();
        return countries.size() > 1 || countries.contains(ArmyClasses.NATIVES) ? several : one;
    }

    /** The result of an attempt to break off, for one country or several. */
    private String result(Step step) {
        return verb(step.side(), step.result(), step.result().replaceFirst("^gets ", "get ").replaceFirst("^fails", "fail"));
    }

    private List<String> ids(Side side) {
        return engagement().map(battle -> battle.side(side).stream().map(Engaged::stack).toList()).orElse(List.of());
    }

    private Optional<Engagement> engagement() {
        return switch (board.phase()) {
            case Phase.Movement movement -> Optional.ofNullable(movement.engagement());
            case Phase.Battles battles -> Optional.ofNullable(battles.engagement());
            default -> Optional.empty();
        };
    }

    private static List<String> ids(List<Engaged> side) {
        return side.stream().map(Engaged::stack).toList();
    }

    private int ld(List<String> stacks) {
        return stacks.stream().flatMap(id -> board.stack(id).stream()).mapToInt(found -> found.ld()).sum();
    }

    private int thirds(List<String> stacks) {
        return stacks.stream().flatMap(id -> board.stack(id).stream()).mapToInt(found -> found.units().thirds()).sum();
    }

    private String stack(String id) {
        return StackTitle.of(board, id);
    }

    private String stacks(List<Engaged> side) {
        return StackTitle.of(board, side.stream().map(Engaged::stack).toList());
    }
}
