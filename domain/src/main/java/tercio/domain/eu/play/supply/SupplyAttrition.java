package tercio.domain.eu.play.supply;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import tercio.domain.dice.DieName;
import tercio.domain.dice.Roll;
import tercio.domain.eu.attrition.Attrition;
import tercio.domain.eu.attrition.Attrition.AttritionLoss;
import tercio.domain.eu.attrition.Attrition.OnPillage;
import tercio.domain.eu.attrition.AttritionCauses;
import tercio.domain.eu.board.PortKind;
import tercio.domain.eu.concept.Theatre;
import tercio.domain.eu.forces.LandTechnology;
import tercio.domain.eu.forces.Units;
import tercio.domain.eu.game.AttritionDue;
import tercio.domain.eu.game.Duty;
import tercio.domain.eu.game.EuEvent;
import tercio.domain.eu.game.EuState;
import tercio.domain.eu.game.Phase;
import tercio.domain.eu.game.ProvinceMarks;
import tercio.domain.eu.game.Stack;
import tercio.domain.eu.play.Board;
import tercio.domain.eu.play.Play;
import tercio.domain.eu.play.losses.LossEvent.LossesSuffered;
import tercio.domain.eu.play.losses.LossEvent.StackDestroyed;
import tercio.domain.eu.play.round.LeadersPlacement;
import tercio.domain.eu.play.supply.SupplyCommand.AnswerPillage;
import tercio.domain.eu.play.supply.SupplyCommand.RollAttrition;
import tercio.domain.eu.play.supply.SupplyEvent.AttritionRolled;
import tercio.domain.eu.play.supply.SupplyEvent.PillageAnswered;
import tercio.domain.eu.play.supply.SupplyEvent.PillagePlaced;
import tercio.domain.game.Option;
import tercio.domain.game.Verdict;
import tercio.domain.ruling.Run;
import tercio.domain.ruling.Step;
import tercio.domain.ruling.StepRecorder;

/**
 * The rolls for attrition of a supply segment, and the answers to a P. Where no pillage can be placed, or no LD is left to lose, a P
 * leaves no choice.
 */
final class SupplyAttrition {

    static final String SUPPLY = "EU-ATTR-SUPPLY";
    static final String BESIEGED = "EU-ATTR-BESIEGED";
    static final String PILLAGE = "EU-ATTR-PILLAGE";
    private static final String WHY = "attrition";

    private SupplyAttrition() {}

    static String rule(AttritionDue due) {
        return due.besieged() ? BESIEGED : SUPPLY;
    }

    /** The rolls that are still to be made, for troops that still exist. */
    static List<AttritionDue> due(EuState state) {
        return state.phase() instanceof Phase.Supply supply
                ? supply.due().stream().filter(due -> !alive(state, due.stacks()).isEmpty()).toList()
                : List.of();
    }

    static List<Stack> alive(EuState state, List<String> stacks) {
        return stacks.stream().flatMap(id -> state.stack(id).stream()).toList();
    }

    /** Rolls for troops of which it is due. */
    static Optional<Verdict<EuEvent>> roll(Play play, RollAttrition command) {
        var all = due(play.state());
        var asked = all.stream()
                .filter(due -> due.province().equals(command.province()) && due.besieged() == command.besieged())
                .findFirst();
        if (!(play.state().phase() instanceof Phase.Supply)) {
            return Play.refused(SupplySegment.STEP, "supply is checked at the start of an impulse, and rolls for attrition follow from it");
        }
        if (asked.isEmpty()) {
            return Play.refused(SUPPLY, "no roll for attrition is due for "
                    + (command.besieged() ? "troops inside the fortress of " : "troops in the field of ") + play.board().name(command.province()), all.stream()
                    .map(due -> option(play.board(), due)).toList());
        }
        var leaders = LeadersPlacement.first(play.board());
        if (leaders.isPresent()) {
            return Optional.of(new Verdict.Refused<>(leaders.get()));
        }
        var due = asked.get();
        var board = play.board();
        var stacks = alive(play.state(), due.stacks());
        var name = die(stacks);
        var recorder = StepRecorder.recording();
        boolean room = play.state().marks().pillage(due.province()) < ProvinceMarks.MOST_PILLAGED;
        var run = Attrition.of(stack(board, due), play.tables())
                .start(room ? Attrition.start() : Attrition.start().answered(OnPillage.LOSE), each -> play.dice().next(name), recorder);
        return switch (run) {
            case Run.Lacking<AttritionLoss> lacking -> Play.wants(name);
            case Run.Waiting<AttritionLoss> waiting when waiting.at().state().lossLd() < Board.ld(stacks) -> {
                play.rolled(named(waiting.rolls(), name));
                play.happens(rolled(due, stacks, waiting.at().state(), play.state().commanding(stacks)), recorder.steps());
                yield Play.done();
            }
            case Run.Waiting<AttritionLoss> waiting -> {
                play.rolled(named(waiting.rolls(), name));
                play.happens(rolled(due, stacks, waiting.at().state(), null), recorder.steps());
                suffer(play, due.province(), stacks, waiting.at().state().lossLd(), false);
                yield Play.done();
            }
            case Run.Finished<AttritionLoss> done -> {
                play.rolled(named(done.rolls(), name));
                play.happens(rolled(due, stacks, done.state(), null), recorder.steps());
                suffer(play, due.province(), stacks, done.state().lossLd(), done.state().pillage());
                yield Play.done();
            }
        };
    }

    /** The die of troops has the name of their first stack, so that no order of rolls gives another die. */
    private static DieName die(List<Stack> stacks) {
        return DieName.d10(stacks.getFirst().id(), "attrition");
    }

    private static List<Roll> named(List<Roll> rolls, DieName name) {
        return rolls.stream().map(roll -> new Roll(name, roll.value())).toList();
    }

    private static AttritionRolled rolled(AttritionDue due, List<Stack> stacks, AttritionLoss loss, String asks) {
        return new AttritionRolled(due.province(), due.besieged(), stacks.stream().map(Stack::id).toList(), loss.lossLd(), loss.p(), asks);
    }

    static Option option(Board board, AttritionDue due) {
        return new Option(due.besieged() ? "roll for siege attrition in the fortress of " + board.name(due.province())
                : "roll for supply attrition in " + board.name(due.province()), new RollAttrition(due.province(), due.besieged()));
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

    private static void suffer(Play play, String province, List<Stack> stacks, int ld, boolean pillage) {
        int level = play.state().marks().pillage(province);
        if (pillage && level < ProvinceMarks.MOST_PILLAGED) {
            play.happens(new PillagePlaced(province, level + 1));
        }
        if (ld >= Board.ld(stacks)) {
            stacks.forEach(stack -> play.happens(new StackDestroyed(stack.id(), province, WHY)));
        } else if (ld > 0) {
            play.happens(new LossesSuffered(play.state().commanding(stacks), stacks.stream().map(Stack::id).toList(), ld, WHY));
        }
    }

    // --- The roll -----------------------------------------------------------------------------------------------------

    /** The troops that roll, with their causes. */
    static Attrition.Stack stack(Board board, AttritionDue due) {
        var state = board.state();
        var stacks = alive(state, due.stacks());
        int size = Board.ld(stacks) * board.tables().unit().ofOneLd();
        return new Attrition.Stack(due.besieged() ? besieged(board, due.province(), stacks) : inTheField(board, due, stacks),
                Theatre.EUROPE, size, technology(state, stacks));
    }

    /** The sea is not played, so every port is open (EU-ATTR-BESIEGED-3). */
    private static AttritionCauses besieged(Board board, String province, List<Stack> stacks) {
        var works = board.state().fortress(province).works();
        return new AttritionCauses.Besieged(board.state().siegeValue(stacks), board.state().siegeValue(board.besiegers(province)),
                board.province(province).port() != PortKind.NONE, works.minus(), works.plus());
    }

    private static AttritionCauses inTheField(Board board, AttritionDue due, List<Stack> stacks) {
        var state = board.state();
        return new AttritionCauses.WeakSupply(due.causes(), massed(board, stacks), due.noLine(),
                board.enemyFortress(due.province(), state.allianceOf(stacks.getFirst())), state.maneuver(stacks), 0,
                state.marks().unrest(due.province()), 0);
    }

    /** Massed forces in a supply segment have 6 LD beside Pashas or two Pashas, whatever the campaign (AMB-9). */
    private static boolean massed(Board board, List<Stack> stacks) {
        var units = stacks.stream().map(Stack::units).reduce(Units.NONE, Units::plus);
        return units.ldOutsidePashas() >= board.tables().constants().value("massed_force_ld") || units.pashas() >= 2;
    }

    /** The worst technology among the troops (EU-TECH-2). */
    private static LandTechnology technology(EuState state, List<Stack> stacks) {
        return stacks.stream().map(stack -> state.scenario().countries().get(stack.country()).landTechnology())
                .collect(Collectors.minBy(LandTechnology::compareTo)).orElseThrow();
    }
}
