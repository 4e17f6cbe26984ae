package tercio.domain.eu.play.march;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tercio.domain.eu.attrition.Attrition;
import tercio.domain.eu.attrition.Attrition.AttritionLoss;
import tercio.domain.eu.attrition.Attrition.OnPillage;
import tercio.domain.eu.attrition.AttritionTables;
import tercio.domain.eu.board.Nation;
import tercio.domain.eu.forces.Thirds;
import tercio.domain.eu.game.Duty;
import tercio.domain.eu.game.EuEvent;
import tercio.domain.eu.game.EuState;
import tercio.domain.eu.game.MarchRoll;
import tercio.domain.eu.game.ProvinceMarks;
import tercio.domain.eu.game.Stack;
import tercio.domain.eu.game.StackTitle;
import tercio.domain.eu.play.Board;
import tercio.domain.eu.play.Play;
import tercio.domain.eu.play.losses.LossesInThirds;
import tercio.domain.eu.play.losses.LossEvent.LossesSuffered;
import tercio.domain.eu.play.losses.LossEvent.StackDestroyed;
import tercio.domain.eu.play.march.MarchAttritionCommand.AnswerMarchPillage;
import tercio.domain.eu.play.march.MarchAttritionCommand.RollMarchAttrition;
import tercio.domain.eu.play.march.MarchAttritionEvent.MarchAttritionRolled;
import tercio.domain.eu.play.march.MarchAttritionEvent.MarchPillageAnswered;
import tercio.domain.eu.play.march.MarchAttritionEvent.PillageQuestion;
import tercio.domain.eu.play.supply.RollingTroops;
import tercio.domain.eu.play.supply.WorldAttrition;
import tercio.domain.eu.play.supply.SupplySegmentEvent.PillagePlaced;
import tercio.domain.game.Option;
import tercio.domain.game.Verdict;
import tercio.domain.ruling.Run;
import tercio.domain.ruling.Step;
import tercio.domain.ruling.StepRecorder;

/**
 * The rolls for movement attrition and the answers to a P. A P that finds every province of the move pillaged to the full costs one
 * LD, as in the supply segment (reading). Troops that the number of the result destroys have nothing left to choose.
 */
final class MarchAttritionRolls {

    static final String PILLAGE = "EU-ATTR-PILLAGE";
    private static final String WHY = "attrition";

    private MarchAttritionRolls() {}

    static List<Stack> alive(EuState state, List<String> stacks) {
        return stacks.stream().flatMap(id -> state.stack(id).stream()).toList();
    }

    /** The roll that is due first. */
    static Optional<Duty.March> due(EuState state) {
        return state.duties().stream().limit(1).filter(Duty.March.class::isInstance).map(Duty.March.class::cast).findFirst();
    }

    static Optional<Verdict<EuEvent>> roll(Play play, RollMarchAttrition command) {
        var asked = due(play.state());
        if (asked.isEmpty() || !option(play.board(), asked.get().roll()).command().equals(command)) {
            return Play.refused(AttritionOfMarches.RULE, (play.state().stack(String.valueOf(command.stack())).isEmpty() ? "there is no stack " + command.stack()
                            : StackTitle.of(play.state(), command.stack()) + " has no movement attrition to roll for now"),
                    asked.map(duty -> List.of(option(play.board(), duty.roll()))).orElse(List.of()));
        }
        var duty = asked.get();
        var board = play.board();
        var stacks = alive(play.state(), duty.roll().stacks());
        var dice = play.dice("march of " + stacks.getFirst().id());
        var recorder = StepRecorder.recording();
        var room = pillageable(board, stacks.getFirst(), duty.roll().path());
        var run = Attrition.of(MarchingTroops.of(board, duty.roll()), play.tables())
                .start(room.isEmpty() ? Attrition.start().answered(OnPillage.LOSE) : Attrition.start(), each -> dice.next(WorldAttrition.die(stacks, each)), recorder);
        if (run instanceof Run.Lacking<AttritionLoss> lacking) {
            return Play.wants(WorldAttrition.die(stacks, lacking.die()));
        }
        boolean waits = run instanceof Run.Waiting<AttritionLoss>;
        var loss = run instanceof Run.Waiting<AttritionLoss> waiting ? waiting.at().state() : ((Run.Finished<AttritionLoss>) run).state();
        var rolls = run instanceof Run.Waiting<AttritionLoss> waiting ? waiting.rolls() : ((Run.Finished<AttritionLoss>) run).rolls();
        play.rolled(WorldAttrition.named(stacks, rolls));
        int thirds = WorldAttrition.thirds(board, stacks, loss);
        var asks = question(play, stacks, loss, waits, room);
        play.happens(new MarchAttritionRolled(duty.country(), ids(stacks), stacks.getFirst().province(), loss.lossLd() + thirds / Thirds.LD, loss.p(), asks,
                Optional.of(thirds % Thirds.LD)), recorder.steps());
        if (asks == null) {
            if (loss.pillage() && !room.isEmpty()) {
                pillage(play, room.getFirst());
            }
            LossesInThirds.suffer(play, stacks, thirds, WHY);
            suffer(play, stacks, loss.lossLd());
        }
        return Play.done();
    }

    /** The open choice: one LD more or a pillage, and the province where there are several. */
    private static PillageQuestion question(Play play, List<Stack> stacks, AttritionLoss loss, boolean waits, List<String> room) {
        boolean choice = waits && loss.lossLd() * Thirds.LD < Board.thirds(stacks);
        boolean where = !waits && loss.pillage() && room.size() > 1;
        if (!choice && !where) {
            return null;
        }
        var technology = RollingTroops.technology(play.board(), stacks);
        return new PillageQuestion(room, choice, choice && AttritionTables.in(play.tables()).forages(technology));
    }

    /** The provinces of a move that still have room for a pillage, each once; neutral land is crossed and not pillaged (EU-CTRL-5). */
    private static List<String> pillageable(Board board, Stack stack, List<String> path) {
        int alliance = board.state().allianceOf(stack);
        return path.stream().distinct().filter(province -> board.state().marks().pillage(province) < ProvinceMarks.MOST_PILLAGED
                && board.map().province(province).isPresent() && !board.neutral(province, alliance)).toList();
    }

    static Option option(Board board, MarchRoll roll) {
        return new Option("roll for movement attrition of " + Nation.of(board.state().commanding(alive(board.state(), roll.stacks()))) + " in "
                + board.name(roll.province()), new RollMarchAttrition(alive(board.state(), roll.stacks()).getFirst().id()));
    }

    // --- A P ----------------------------------------------------------------------------------------------------------

    /** The answers: one LD more, where that is a choice, and each province that can be pillaged. */
    static List<Option> answers(Board board, Duty.MarchPillage duty) {
        var options = new ArrayList<Option>();
        var first = duty.stacks().getFirst();
        if (duty.choice()) {
            options.add(new Option("lose one LD more, " + (duty.ld() + 1) + " LD in all", AnswerMarchPillage.loses(first)));
        }
        duty.provinces().forEach(province -> options.add(new Option("pillage " + board.name(province) + " and lose " + duty.ld() + " LD"
                + (duty.forage() ? "; forage in the next battle of this impulse" : ""), AnswerMarchPillage.pillages(first, province))));
        return options;
    }

    /** Answers the P that is asked. */
    static Optional<Verdict<EuEvent>> answer(Play play, AnswerMarchPillage command) {
        var asked = play.state().duties().stream().limit(1).filter(Duty.MarchPillage.class::isInstance).map(Duty.MarchPillage.class::cast).findFirst();
        var options = asked.map(duty -> answers(play.board(), duty)).orElse(List.of());
        if (options.stream().noneMatch(option -> option.command().equals(command))) {
            return Play.refused(PILLAGE, asked.isEmpty() ? "no P of movement attrition waits for an answer"
                    : "this is no answer to the P of " + StackTitle.of(play.state(), asked.get().stacks()), options);
        }
        var duty = asked.orElseThrow();
        boolean pillages = command.answer() == OnPillage.PILLAGE;
        var foraging = pillages && duty.forage() ? duty.stacks() : List.<String>of();
        play.happens(new MarchPillageAnswered(duty.country(), command.province().orElse(null), command.answer(), foraging),
                List.of(Step.of("pillage", PILLAGE).result((pillages ? "pillage-" : "one LD more is lost") + (foraging.isEmpty() ? "" : ", foraging"))));
        command.province().ifPresent(province -> pillage(play, province));
        suffer(play, alive(play.state(), duty.stacks()), duty.ld() + (pillages ? 0 : 1));
        return Play.done();
    }

    private static void pillage(Play play, String province) {
        play.happens(new PillagePlaced(province, play.state().marks().pillage(province) + 1));
    }

    private static void suffer(Play play, List<Stack> stacks, int ld) {
        if (ld > 0 && ld * Thirds.LD >= Board.thirds(stacks)) {
            stacks.forEach(stack -> play.happens(new StackDestroyed(stack.id(), stack.province(), WHY)));
        } else if (ld > 0) {
            play.happens(new LossesSuffered(play.state().commanding(stacks), ids(stacks), ld, WHY));
        }
    }

    private static List<String> ids(List<Stack> stacks) {
        return stacks.stream().map(Stack::id).toList();
    }
}
