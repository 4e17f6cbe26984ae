package tercio.domain.eu.play.supply;

import java.util.List;
import java.util.Optional;
import tercio.domain.eu.attrition.Attrition;
import tercio.domain.eu.attrition.Attrition.AttritionLoss;
import tercio.domain.eu.attrition.Attrition.OnPillage;
import tercio.domain.eu.board.Nation;
import tercio.domain.eu.forces.Thirds;
import tercio.domain.eu.game.AttritionDue;
import tercio.domain.eu.game.AttritionKind;
import tercio.domain.eu.game.Duty;
import tercio.domain.eu.game.EuEvent;
import tercio.domain.eu.game.EuState;
import tercio.domain.eu.game.Phase;
import tercio.domain.eu.game.ProvinceMarks;
import tercio.domain.eu.game.Stack;
import tercio.domain.eu.play.Board;
import tercio.domain.eu.play.Play;
import tercio.domain.eu.play.losses.LossesInThirds;
import tercio.domain.eu.play.losses.LossEvent.LossesSuffered;
import tercio.domain.eu.play.losses.LossEvent.StackDestroyed;
import tercio.domain.eu.play.leader.LeadersPlacement;
import tercio.domain.eu.play.losses.TakingLosses;
import tercio.domain.eu.play.supply.SupplySegmentCommand.AnswerPillage;
import tercio.domain.eu.play.supply.SupplySegmentCommand.RollAttrition;
import tercio.domain.eu.play.supply.SupplySegmentEvent.AttritionRolled;
import tercio.domain.eu.play.supply.SupplySegmentEvent.PillageAnswered;
import tercio.domain.eu.play.supply.SupplySegmentEvent.PillagePlaced;
import tercio.domain.game.Option;
import tercio.domain.game.Verdict;
import tercio.domain.ruling.Run;
import tercio.domain.ruling.Step;
import tercio.domain.ruling.StepRecorder;

/**
 * The rolls for attrition of supply and sieges, and the answers to a P. Where no pillage can be placed, or no LD is left to lose, a P
 * leaves no choice.
 */
final class SupplyAttrition {

    private static final String SUPPLY = "EU-ATTR-SUPPLY";
    static final String PILLAGE = "EU-ATTR-PILLAGE";
    private static final String WHY = "attrition";

    private SupplyAttrition() {}

    /** The rolls that are still to be made, for troops that still exist. */
    static List<AttritionDue> due(EuState state) {
        if (!state.duties().isEmpty()) {
            return state.duties().getFirst() instanceof Duty.Attrition owed ? List.of(owed.due()) : List.of();
        }
        var all = switch (state.phase()) {
            case Phase.Wintering wintering -> wintering.due();
            case Phase.Supply supply -> supply.due();
            case Phase.Besiegers besiegers -> besiegers.due();
            default -> List.<AttritionDue>of();
        };
        return all.stream().filter(due -> rolls(state, due)).toList();
    }

    /** Whether troops are left that roll. */
    static boolean rolls(EuState state, AttritionDue due) {
        var stacks = alive(state, due.stacks());
        return !stacks.isEmpty() && (due.kind() != AttritionKind.TIMAR || RollingTroops.timarLd(stacks) > 0);
    }

    static List<Stack> alive(EuState state, List<String> stacks) {
        return stacks.stream().flatMap(id -> state.stack(id).stream()).toList();
    }

    /** Rolls for troops of which it is due. */
    static Optional<Verdict<EuEvent>> roll(Play play, RollAttrition command) {
        var all = due(play.state());
        var asked = all.stream()
                .filter(due -> due.province().equals(command.province()) && due.kind() == command.kind())
                .findFirst();
        if (all.isEmpty()) {
            return Play.refused(SupplySegment.STEP, "no roll for attrition is due: it follows from supply at the start of an impulse, and from sieges");
        }
        if (asked.isEmpty()) {
            return Play.refused(SUPPLY, "no " + (command.kind() == null ? "attrition" : command.kind().toString())
                    + " is to be rolled in " + play.board().name(command.province()), all.stream()
                    .map(due -> option(play.board(), due)).toList());
        }
        var leaders = LeadersPlacement.first(play.board());
        if (leaders.isPresent()) {
            return Optional.of(new Verdict.Refused<>(leaders.get()));
        }
        var due = asked.get();
        var board = play.board();
        var stacks = alive(play.state(), due.stacks());
        var dice = play.dice(due.kind().rule().id() + " of " + stacks.getFirst().id() + " in " + due.province());
        var recorder = StepRecorder.recording();
        boolean room = pillageable(board, due.province(), stacks.getFirst());
        var run = Attrition.of(RollingTroops.of(board, due), play.tables())
                .start(room ? Attrition.start() : Attrition.start().answered(OnPillage.LOSE), each -> dice.next(WorldAttrition.die(stacks, each)), recorder);
        return switch (run) {
            case Run.Lacking<AttritionLoss> lacking -> Play.wants(WorldAttrition.die(stacks, lacking.die()));
            case Run.Waiting<AttritionLoss> waiting when waiting.at().state().lossLd() * Thirds.LD < Board.thirds(stacks) -> {
                play.rolled(WorldAttrition.named(stacks, waiting.rolls()));
                play.happens(rolled(due, stacks, waiting.at().state(), play.state().commanding(stacks)), recorder.steps());
                yield Play.done();
            }
            case Run.Waiting<AttritionLoss> waiting -> {
                play.rolled(WorldAttrition.named(stacks, waiting.rolls()));
                play.happens(rolled(due, stacks, waiting.at().state(), null), recorder.steps());
                suffer(play, due.province(), stacks, waiting.at().state().lossLd(), false);
                yield Play.done();
            }
            case Run.Finished<AttritionLoss> done -> {
                play.rolled(WorldAttrition.named(stacks, done.rolls()));
                int thirds = WorldAttrition.thirds(board, stacks, done.state());
                play.happens(rolled(due, stacks, done.state(), thirds), recorder.steps());
                LossesInThirds.suffer(play, stacks, thirds, WHY);
                if (due.kind() == AttritionKind.TIMAR) {
                    goHome(play, stacks, done.state().lossLd());
                } else {
                    suffer(play, due.province(), stacks, done.state().lossLd(), room && done.state().pillage());
                }
                yield Play.done();
            }
        };
    }

    /** Whether the province has room for a pillage and may be pillaged: neutral land is crossed and nothing else (EU-CTRL-5). */
    private static boolean pillageable(Board board, String province, Stack stack) {
        return board.state().marks().pillage(province) < ProvinceMarks.MOST_PILLAGED && !board.neutral(province, board.state().allianceOf(stack));
    }

    /** @param thirds lost in the rest of the world; 0 in Europe */
    private static AttritionRolled rolled(AttritionDue due, List<Stack> stacks, AttritionLoss loss, int thirds) {
        return new AttritionRolled(due.kind(), due.province(), stacks.stream().map(Stack::id).toList(), loss.lossLd() + thirds / Thirds.LD, loss.p(), null,
                Optional.of(thirds % Thirds.LD));
    }

    private static AttritionRolled rolled(AttritionDue due, List<Stack> stacks, AttritionLoss loss, String asks) {
        return new AttritionRolled(due.kind(), due.province(), stacks.stream().map(Stack::id).toList(), loss.lossLd(), loss.p(), asks);
    }

    static Option option(Board board, AttritionDue due) {
        return new Option("roll for " + due.kind() + " of " + Nation.of(board.state().commanding(alive(board.state(), due.stacks()))) + " in "
                + board.name(due.province()), new RollAttrition(due.province(), due.kind()));
    }

    // --- A P ----------------------------------------------------------------------------------------------------------

    /** The answers to a P. */
    static List<Option> answers(Board board, Duty.Pillage duty) {
        return List.of(new Option("lose one LD more, " + (duty.ld() + 1) + " LD in all", new AnswerPillage(duty.province(), OnPillage.LOSE)),
                new Option("pillage " + board.name(duty.province()) + " and lose " + duty.ld() + " LD",
                        new AnswerPillage(duty.province(), OnPillage.PILLAGE)));
    }

    /** Answers the P that is asked. */
    static Optional<Verdict<EuEvent>> answer(Play play, AnswerPillage command) {
        var asked = play.state().duties().stream().limit(1).filter(Duty.Pillage.class::isInstance).map(Duty.Pillage.class::cast).findFirst();
        if (asked.isEmpty() || command.answer() == null || !asked.get().province().equals(command.province())) {
            return Play.refused(PILLAGE, "no such choice is open in " + play.board().name(command.province()),
                    asked.map(duty -> answers(play.board(), duty)).orElse(List.of()));
        }
        var duty = asked.get();
        var stacks = alive(play.state(), duty.stacks());
        boolean lose = command.answer() == OnPillage.LOSE;
        play.happens(new PillageAnswered(duty.country(), duty.province(), command.answer()), List.of(Step.of("pillage", PILLAGE)
                .result(lose ? "one LD more is lost" : "no further loss, pillage-")));
        suffer(play, duty.province(), stacks, duty.ld() + (lose ? 1 : 0), !lose);
        return Play.done();
    }

    /** Each loss of a Wintering far from home sends 1 LD of Timar home (EU-TUR-4). */
    private static void goHome(Play play, List<Stack> stacks, int ld) {
        if (ld > 0) {
            play.happens(new LossesSuffered(play.state().commanding(stacks), stacks.stream().filter(stack -> stack.units().timar()).map(Stack::id).toList(), ld,
                    TakingLosses.WINTER));
        }
    }

    private static void suffer(Play play, String province, List<Stack> stacks, int ld, boolean pillage) {
        int level = play.state().marks().pillage(province);
        if (pillage && level < ProvinceMarks.MOST_PILLAGED) {
            play.happens(new PillagePlaced(province, level + 1));
        }
        if (ld > 0 && ld * Thirds.LD >= Board.thirds(stacks)) {
            stacks.forEach(stack -> play.happens(new StackDestroyed(stack.id(), province, WHY)));
        } else if (ld > 0) {
            play.happens(new LossesSuffered(play.state().commanding(stacks), stacks.stream().map(Stack::id).toList(), ld, WHY));
        }
    }
}
