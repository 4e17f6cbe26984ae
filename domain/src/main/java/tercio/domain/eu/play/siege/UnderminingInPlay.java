package tercio.domain.eu.play.siege;

import java.util.List;
import java.util.Optional;
import tercio.domain.eu.game.Duty;
import tercio.domain.eu.game.EuEvent;
import tercio.domain.eu.game.EuState;
import tercio.domain.eu.game.Stack;
import tercio.domain.eu.play.Board;
import tercio.domain.eu.play.Play;
import tercio.domain.eu.play.battle.BattleLines;
import tercio.domain.eu.play.harbour.Ports;
import tercio.domain.eu.play.siege.SiegeCommand.DeclineAssault;
import tercio.domain.eu.play.siege.SiegeCommand.GrantWarHonours;
import tercio.domain.eu.play.siege.SiegeCommand.ResolveAssault;
import tercio.domain.eu.play.siege.SiegeCommand.TakeBreach;
import tercio.domain.eu.play.siege.SiegeCommand.Undermine;
import tercio.domain.eu.play.siege.SiegeEvent.AssaultDeclined;
import tercio.domain.eu.play.siege.SiegeEvent.BreachMade;
import tercio.domain.eu.play.siege.SiegeEvent.FortressUndermined;
import tercio.domain.eu.play.siege.SiegeEvent.SiegeResolved;
import tercio.domain.eu.question.EuQuestion;
import tercio.domain.eu.siege.SiegePort;
import tercio.domain.eu.siege.Undermining;
import tercio.domain.eu.siege.UnderminingResult;
import tercio.domain.eu.turkey.TurkishArmy;
import tercio.domain.game.Option;
import tercio.domain.game.Verdict;
import tercio.domain.ruling.Run;
import tercio.domain.ruling.StepRecorder;

/** A round of undermining in a game, and its consequences (EU-SIEGE-UNDERMINING). */
public final class UnderminingInPlay {

    private static final String RULE = "EU-SIEGE-UNDERMINING";
    private static final String BREACH = "EU-SIEGE-BREACH";
    private static final String HONOURS = "EU-SIEGE-HONOURS";

    private UnderminingInPlay() {}

    /** Undermines the fortress. Refused without enough LD or without a line of supply. */
    public static Optional<Verdict<EuEvent>> undermine(Play play, Undermine command) {
        var province = command.province();
        var notNow = Sieges.notNow(play, province);
        if (notNow.isPresent()) {
            return notNow;
        }
        var board = play.board();
        var unable = Sieges.notUndermining(board, province);
        if (unable.isPresent()) {
            return Play.refused(RULE, unable.get(), Sieges.options(board, province));
        }
        var recorder = StepRecorder.recording();
        var run = Undermining.with(play.tables()).start(Undermining.start(round(board, province)), play.dice("undermining of " + province + " by " + Sieges.besieger(board, province)), recorder);
        return switch (run) {
            case Run.Lacking<Undermining.Effect> lacking -> Play.wants(lacking.die());
            case Run.Waiting<Undermining.Effect> waiting -> throw new IllegalStateException("undermining waits for no choice");
            case Run.Finished<Undermining.Effect> rolled -> {
                play.rolled(rolled.rolls());
                var effect = rolled.state();
                var by = Sieges.besieger(board, province);
                play.happens(new FortressUndermined(province, by, effect.result(), effect.siegeworks(), effect.attritionDue(),
                                !effect.attritionDue() && effect.result() == UnderminingResult.BREACH_OR_WAR_HONOUR),
                        recorder.steps());
                if (effect.attritionDue()) {
                    BesiegersAttrition.owed(play, province, by, effect.result());
                } else {
                    follow(play, province, by, effect.result());
                }
                yield Play.done();
            }
        };
    }

    /** Applies the effect of an undermining to the fortress. */
    static void follow(Play play, String province, String by, UnderminingResult result) {
        switch (result) {
            case BREACH -> play.happens(new BreachMade(province, by, true));
            case BREACH_OR_WAR_HONOUR -> { }
            case SURRENDER -> {
                FallOfFortress.falls(play, province, by, "surrender");
                play.happens(new SiegeResolved(province));
            }
            case NONE, SIEGEWORK_MINUS, SIEGEWORK_PLUS -> play.happens(new SiegeResolved(province));
        }
    }

    /** The round of undermining by besiegers that are strong enough and supplied. */
    static Undermining.Round round(Board board, String province) {
        var state = board.state();
        var fortress = state.fortress(province);
        return new Undermining.Round(
                fortress.level(),
                board.theatre(province),
                board.province(province).terrain(),
                port(board, province),
                Sieges.artillery(board, board.besiegers(province)),
                fortress.marks(),
                Ports.siegeValue(board, province, board.besiegers(province)),
                state.siegeValue(board.inside(province)),
                Sieges.units(board.inside(province)),
                state.marks().continued().contains(province),
                SiegeSupply.distance(board, province).orElseThrow(),
                state.readings());
    }

    /** What a round of undermining was ruled by. */
    static EuQuestion question(Board board, String province) {
        var besiegers = board.besiegers(province);
        var unit = board.tables().unit();
        if (besiegers.stream().mapToInt(stack -> unit.of(stack.units())).sum() < Undermining.leastBesieger(board.state().fortress(province).level(), unit)) {
            return new EuQuestion.Unasked("Less than 1 LD besieges the fort, as exploration detachments may: a request has at least 1 LD before one "
                    + "(EU-SIEGE-UNDERMINING).");
        }
        var inside = board.inside(province);
        return new EuQuestion.Undermine(round(board, province), diggers(board, besiegers),
                inside.isEmpty() ? Optional.empty() : Optional.of(diggers(board, inside)));
    }

    /** Turkey where there are Turks, whose Pashas no other country has; else the country of the commander. */
    private static EuQuestion.Diggers diggers(Board board, List<Stack> stacks) {
        var country = stacks.stream().map(Stack::country).filter(TurkishArmy.COUNTRY::equals).findFirst().orElseGet(() -> board.state().commanding(stacks));
        return new EuQuestion.Diggers(country, Sieges.units(stacks), !BattleLines.line(board, stacks).contingents().isEmpty());
    }

    /** The state of the port. A fortress that a fleet supplied counts as open. */
    private static SiegePort port(Board board, String province) {
        if (!Ports.anchored(board, province)) {
            return SiegePort.NONE;
        }
        return Ports.blockaded(board, province) && !board.state().marks().supplied().contains(province) ? SiegePort.BLOCKADED : SiegePort.OPEN;
    }

    /** Takes a breach instead of war honours. */
    public static Optional<Verdict<EuEvent>> takeBreach(Play play, TakeBreach command) {
        return asked(play, command.province(), Duty.BreachOrHonours.class)
                .map(choice -> {
                    play.happens(new BreachMade(choice.province(), choice.country(), true));
                    return Play.<EuEvent>done();
                })
                .orElseGet(() -> Play.refused(HONOURS, "no breach is offered in " + play.board().name(command.province())));
    }

    /** Grants war honours: the fortress falls. Refused if the besieger has no such choice. */
    public static Optional<Verdict<EuEvent>> grantHonours(Play play, GrantWarHonours command) {
        return asked(play, command.province(), Duty.BreachOrHonours.class)
                .map(choice -> {
                    FallOfFortress.honours(play, choice.province(), choice.country());
                    play.happens(new SiegeResolved(choice.province()));
                    return Play.<EuEvent>done();
                })
                .orElseGet(() -> Play.refused(HONOURS, "no war honours can be granted in " + play.board().name(command.province())));
    }

    /** The choice after a breach. */
    static List<Option> breached(String province) {
        return List.of(new Option("assault through the breach", new ResolveAssault(province)),
                new Option("go on undermining next round", new DeclineAssault(province)));
    }

    /** Leaves a fresh breach without assault, which ends the siege's round. Refused without a breach. */
    public static Optional<Verdict<EuEvent>> declineAssault(Play play, DeclineAssault command) {
        return asked(play, command.province(), Duty.Breach.class)
                .map(breach -> {
                    play.happens(new AssaultDeclined(breach.province()));
                    play.happens(new SiegeResolved(breach.province()));
                    return Play.<EuEvent>done();
                })
                .orElseGet(() -> Play.refused(BREACH, "there is no breach to storm in " + play.board().name(command.province())));
    }

    /** The first duty, if it is this choice for this province. */
    static <D extends Duty> Optional<D> asked(Play play, String province, Class<D> kind) {
        return asked(play.state(), province, kind);
    }

    static <D extends Duty> Optional<D> asked(EuState state, String province, Class<D> kind) {
        return state.duties().stream()
                .limit(1)
                .filter(kind::isInstance)
                .map(kind::cast)
                .filter(duty -> switch (duty) {
                    case Duty.Breach breach -> breach.province().equals(province);
                    case Duty.BreachOrHonours choice -> choice.province().equals(province);
                    case Duty.Manning manning -> manning.province().equals(province);
                    default -> false;
                })
                .findFirst();
    }
}
