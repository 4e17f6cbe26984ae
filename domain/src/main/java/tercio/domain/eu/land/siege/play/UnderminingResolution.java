package tercio.domain.eu.land.siege.play;

import java.util.List;
import java.util.Optional;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.game.Duty;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.land.battle.play.BattleLines;
import tercio.domain.eu.land.siege.SiegePort;
import tercio.domain.eu.land.siege.Undermining;
import tercio.domain.eu.land.siege.UnderminingResult;
import tercio.domain.eu.land.siege.play.SiegeCommand.DeclineAssault;
import tercio.domain.eu.land.siege.play.SiegeCommand.GrantWarHonours;
import tercio.domain.eu.land.siege.play.SiegeCommand.ResolveAssault;
import tercio.domain.eu.land.siege.play.SiegeCommand.TakeBreach;
import tercio.domain.eu.land.siege.play.SiegeCommand.Undermine;
import tercio.domain.eu.land.siege.play.SiegeEvent.AssaultDeclined;
import tercio.domain.eu.land.siege.play.SiegeEvent.BreachMade;
import tercio.domain.eu.land.siege.play.SiegeEvent.FortressUndermined;
import tercio.domain.eu.land.siege.play.SiegeEvent.SiegeResolved;
import tercio.domain.eu.peoples.turkey.TurkishArmy;
import tercio.domain.eu.question.EuQuestion;
import tercio.domain.eu.sea.ships.play.Ports;
import tercio.domain.game.Execution;
import tercio.domain.game.Option;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Run;
import tercio.domain.ruling.StepRecorder;
import tercio.domain.sentence.Sentence;

/** A round of undermining in a game, and its consequences (EU-SIEGE-UNDERMINING). */
public final class UnderminingResolution {

    private static final String RULE = "EU-SIEGE-UNDERMINING";
    private static final String BREACH = "EU-SIEGE-BREACH";
    private static final String HONOURS = "EU-SIEGE-HONOURS";

    private UnderminingResolution() {}

    /** Undermines the fortress. Refused without enough LD or without a line of supply. */
    public static Execution undermine(EuCommandRun play, Undermine command) {
        var province = command.province();
        var notNow = Sieges.siegeRefusal(play, province);
        if (notNow.isPresent()) {
            return EuCommandRun.refuse(notNow.get());
        }
        var board = play.board();
        var unable = Sieges.underminingRefusal(board, province);
        if (unable.isPresent()) {
            return EuCommandRun.refuse(RULE, unable.get(), Sieges.options(board, province));
        }
        var recorder = StepRecorder.recording();
        var run = Undermining.procedure(play.tables()).start(Undermining.start(round(board, province)), play.dice("undermining of " + province + " by " + Sieges.besiegingCountry(board, province)), recorder);
        return switch (run) {
            case Run.MissingDie<Undermining.Effect> lacking -> EuCommandRun.needsDie(lacking.die());
            case Run.Waiting<Undermining.Effect> waiting -> throw new IllegalStateException("undermining waits for no choice");
            case Run.Finished<Undermining.Effect> rolled -> {
                play.addRolls(rolled.rolls());
                var effect = rolled.state();
                var by = Sieges.besiegingCountry(board, province);
                play.emit(new FortressUndermined(province, by, effect.result(), effect.siegeworks(), effect.attritionDue(),
                                !effect.attritionDue() && effect.result() == UnderminingResult.BREACH_OR_WAR_HONOUR),
                        recorder.steps());
                if (effect.attritionDue()) {
                    BesiegersAttrition.oweAttrition(play, province, by, effect.result());
                } else {
                    applyEffect(play, province, by, effect.result());
                }
                yield EuCommandRun.success();
            }
        };
    }

    /** Applies the effect of an undermining to the fortress. */
    static void applyEffect(EuCommandRun play, SpaceId province, CountryId by, UnderminingResult result) {
        switch (result) {
            case BREACH -> play.emit(new BreachMade(province, by, true));
            case BREACH_OR_WAR_HONOUR -> { }
            case SURRENDER -> {
                FallOfFortress.recordFall(play, province, by, "surrender");
                play.emit(new SiegeResolved(province));
            }
            case NONE, SIEGEWORK_MINUS, SIEGEWORK_PLUS -> play.emit(new SiegeResolved(province));
        }
    }

    /** The round of undermining by besiegers that are strong enough and supplied. */
    static Undermining.Round round(WarView board, SpaceId province) {
        var state = board.state();
        var fortress = state.fortress(province);
        return new Undermining.Round(
                fortress.level(),
                board.theatre(province),
                board.province(province).terrain(),
                portState(board, province),
                Sieges.artillery(board, board.besiegers(province)),
                fortress.marks(),
                Ports.siegeValue(board, province, board.besiegers(province)),
                state.siegeValue(board.stacksInside(province)),
                Sieges.units(board.stacksInside(province)),
                state.marks().continued().contains(province),
                SiegeSupply.distance(board, province).orElseThrow(),
                state.readings());
    }

    /** The inputs by which a round of undermining was ruled. */
    static EuQuestion question(WarView board, SpaceId province) {
        var besiegers = board.besiegers(province);
        var unit = board.tables().unit();
        if (besiegers.stream().mapToInt(stack -> unit.of(stack.units())).sum() < Undermining.leastBesieger(board.state().fortress(province).level(), unit)) {
            return new EuQuestion.Unasked(Sentence.of("eu.question.undermining"));
        }
        var inside = board.stacksInside(province);
        return new EuQuestion.Undermine(round(board, province), diggers(board, besiegers),
                inside.isEmpty() ? Optional.empty() : Optional.of(diggers(board, inside)));
    }

    /** Turkey where there are Turks, whose Pashas no other country has; else the country of the commander. */
    private static EuQuestion.Diggers diggers(WarView board, List<Stack> stacks) {
        var country = stacks.stream().map(Stack::country).filter(TurkishArmy.COUNTRY::equals).findFirst().orElseGet(() -> board.state().commandingCountry(stacks));
        return new EuQuestion.Diggers(country, Sieges.units(stacks), !BattleLines.line(board, stacks).contingents().isEmpty());
    }

    /** The state of the port. A fortress that a fleet supplied counts as open. */
    private static SiegePort portState(WarView board, SpaceId province) {
        if (!Ports.hasHarbour(board, province)) {
            return SiegePort.NONE;
        }
        return Ports.isBlockaded(board, province) && !board.state().marks().supplied().contains(province) ? SiegePort.BLOCKADED : SiegePort.OPEN;
    }

    /** Takes a breach instead of war honours. */
    public static Execution takeBreach(EuCommandRun play, TakeBreach command) {
        return openDuty(play, command.province(), Duty.BreachOrHonours.class)
                .map(choice -> {
                    play.emit(new BreachMade(choice.province(), choice.country(), true));
                    return EuCommandRun.success();
                })
                .orElseGet(() -> EuCommandRun.refuse(HONOURS, Sentence.of("eu.siege.refused-no-breach").with("where", SentenceNames.place(command.province()))));
    }

    /** Grants war honours: the fortress falls. Refused if the besieger has no such choice. */
    public static Execution grantHonours(EuCommandRun play, GrantWarHonours command) {
        return openDuty(play, command.province(), Duty.BreachOrHonours.class)
                .map(choice -> {
                    FallOfFortress.grantHonours(play, choice.province(), choice.country());
                    play.emit(new SiegeResolved(choice.province()));
                    return EuCommandRun.success();
                })
                .orElseGet(() -> EuCommandRun.refuse(HONOURS, Sentence.of("eu.siege.refused-no-honours").with("where", SentenceNames.place(command.province()))));
    }

    /** The choice after a breach. */
    static List<Option> breachOptions(SpaceId province) {
        return List.of(new Option(Sentence.of("eu.siege.to-storm"), new ResolveAssault(province)),
                new Option(Sentence.of("eu.siege.to-go-on"), new DeclineAssault(province)));
    }

    /** Leaves a fresh breach without assault, which ends the siege's round. Refused without a breach. */
    public static Execution declineAssault(EuCommandRun play, DeclineAssault command) {
        return openDuty(play, command.province(), Duty.Breach.class)
                .map(breach -> {
                    play.emit(new AssaultDeclined(breach.province()));
                    play.emit(new SiegeResolved(breach.province()));
                    return EuCommandRun.success();
                })
                .orElseGet(() -> EuCommandRun.refuse(BREACH, Sentence.of("eu.siege.refused-no-storm").with("where", SentenceNames.place(command.province()))));
    }

    /** The first duty, if it is this choice for this province. */
    static <D extends Duty> Optional<D> openDuty(EuCommandRun play, SpaceId province, Class<D> kind) {
        return openDuty(play.state(), province, kind);
    }

    static <D extends Duty> Optional<D> openDuty(EuState state, SpaceId province, Class<D> kind) {
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
