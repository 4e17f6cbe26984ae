package tercio.domain.eia.economy.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.game.CampaignNames;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.common.game.MonthPhase;
import tercio.domain.eia.common.game.Reserve;
import tercio.domain.eia.common.play.EiaChapter;
import tercio.domain.eia.common.play.EiaCommandRun;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.eia.month.play.MonthEntries;
import tercio.domain.game.Command;
import tercio.domain.game.Decision;
import tercio.domain.game.Execution;
import tercio.domain.game.Form;
import tercio.domain.game.MessageTypes;
import tercio.domain.ruling.Citation;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Sentence;

/** The economic phase (EIA-8.0), as the seats enter it. */
public final class EconomyChapter implements EiaChapter<EconomyCommand, EconomyEvent> {

    public static final EconomyChapter CHAPTER = new EconomyChapter();

    private static final String RULE = "EIA-8.0";
    private static final int MOST = 999;
    private static final int MOST_POINTS = 20;

    private static final MessageTypes<EconomyCommand> COMMANDS = MessageTypes.of(EconomyCommand.class)
            .with("TakeIncome", EconomyCommand.TakeIncome.class)
            .with("FillTreasury", EconomyCommand.FillTreasury.class)
            .with("EnterPoliticalPoints", EconomyCommand.EnterPoliticalPoints.class);

    private static final MessageTypes<EconomyEvent> EVENTS = MessageTypes.of(EconomyEvent.class)
            .with("IncomeTaken", EconomyEvent.IncomeTaken.class)
            .with("TreasuryFilled", EconomyEvent.TreasuryFilled.class)
            .with("PoliticalPointsEntered", EconomyEvent.PoliticalPointsEntered.class);

    private EconomyChapter() {}

    @Override
    public MessageTypes<EconomyCommand> commands() {
        return COMMANDS;
    }

    @Override
    public MessageTypes<EconomyEvent> events() {
        return EVENTS;
    }

    @Override
    public EiaState evolve(EiaState state, EconomyEvent event) {
        return EconomyEvolution.evolve(state, event);
    }

    @Override
    public Execution carryOut(EiaCommandRun play, EconomyCommand command) {
        return MonthEntries.refusal(play.state(), command.power(), MonthPhase.ECONOMIC).map(EiaCommandRun::refuse).orElseGet(() -> switch (command) {
            case EconomyCommand.TakeIncome take -> takeIncome(play, take);
            case EconomyCommand.FillTreasury fill -> fillTreasury(play, fill);
            case EconomyCommand.EnterPoliticalPoints enter -> enterPoints(play, enter);
        });
    }

    private static Execution takeIncome(EiaCommandRun play, EconomyCommand.TakeIncome command) {
        var income = command.income().orElse(new Income(0, 0));
        if (!isWithin(income.money(), 0, MOST) || !isWithin(income.manpower(), 0, MOST) || income.money() + income.manpower() == 0) {
            return EiaCommandRun.refuse(RULE, Sentence.of("eia.refused.income").with("most", MOST));
        }
        var before = reserve(play.state(), command.power());
        var after = before.plus(income.money(), income.manpower());
        if (after.money() > Reserve.MOST || after.manpower() > Reserve.MOST) {
            return EiaCommandRun.refuse(RULE, Sentence.of("eia.refused.reserve-full").with("most", Reserve.MOST));
        }
        play.emit(new EconomyEvent.IncomeTaken(command.power(), Optional.of(income)), List.of(
                Step.of("money of the reserve", RULE).side(command.power().word()).result(before.money() + " + " + income.money() + " = " + after.money()),
                Step.of("manpower of the reserve", RULE).side(command.power().word()).result(before.manpower() + " + " + income.manpower() + " = " + after.manpower())));
        return EiaCommandRun.success();
    }

    private static Execution fillTreasury(EiaCommandRun play, EconomyCommand.FillTreasury command) {
        int money = command.money();
        if (money == 0 || !isWithin(money, -MOST, MOST)) {
            return EiaCommandRun.refuse(RULE, Sentence.of("eia.refused.treasury-range").with("most", MOST));
        }
        int treasury = play.state().power(command.power()).orElseThrow().money();
        var reserve = reserve(play.state(), command.power());
        if (money > reserve.money()) {
            return EiaCommandRun.refuse(RULE, Sentence.of("eia.refused.reserve-holds").with("who", CampaignNames.power(command.power())).with("held", reserve.money()).with("money", money));
        }
        if (treasury + money < 0 || treasury + money > MOST || reserve.money() - money > Reserve.MOST) {
            return EiaCommandRun.refuse(RULE, Sentence.of("eia.refused.treasury-holds").with("who", CampaignNames.power(command.power())).with("held", treasury).with("most", MOST));
        }
        play.emit(new EconomyEvent.TreasuryFilled(command.power(), money), List.of(
                Step.of("money of the treasury", RULE).side(command.power().word()).result(treasury + (money < 0 ? " - " : " + ") + Math.abs(money) + " = " + (treasury + money))));
        return EiaCommandRun.success();
    }

    private static Execution enterPoints(EiaCommandRun play, EconomyCommand.EnterPoliticalPoints command) {
        if (command.points() == 0 || !isWithin(command.points(), -MOST_POINTS, MOST_POINTS)) {
            return EiaCommandRun.refuse(RULE, Sentence.of("eia.refused.points-range").with("most", MOST_POINTS));
        }
        int before = play.state().power(command.power()).orElseThrow().politicalPoints();
        play.emit(new EconomyEvent.PoliticalPointsEntered(command.power(), command.points()), List.of(
                Step.of("political points", RULE).side(command.power().word()).result(before + (command.points() < 0 ? " - " : " + ") + Math.abs(command.points()) + " = " + (before + command.points()))));
        return EiaCommandRun.success();
    }

    private static boolean isWithin(int number, int least, int most) {
        return number >= least && number <= most;
    }

    private static Reserve reserve(EiaState state, Power power) {
        return state.monthRecord().reserve(power).orElse(Reserve.EMPTY);
    }

    @Override
    public List<Decision> awaitedDecisions(EiaWarView board) {
        var decisions = new ArrayList<Decision>();
        for (var power : MonthEntries.openPowers(board.state(), MonthPhase.ECONOMIC)) {
            decisions.add(decision("income-" + power.word(), power, "TakeIncome", "ask-income", incomeForm(power)));
            decisions.add(decision("points-" + power.word(), power, "EnterPoliticalPoints", "ask-points", pointsForm(power)));
            board.state().monthRecord().reserve(power).flatMap(reserve -> treasuryForm(board, power, reserve)).ifPresent(form ->
                    decisions.add(decision("treasury-" + power.word(), power, "FillTreasury", "ask-treasury", form)));
        }
        return decisions;
    }

    private static Decision decision(String id, Power power, String kind, String asked, Form form) {
        return new Decision(id, power.word(), kind, Citation.of(RULE), Sentence.of("eia.month." + asked).with("who", CampaignNames.power(power)), List.of(), List.of(), form, null);
    }

    private static Form incomeForm(Power power) {
        var fields = List.<Form.Field>of(new Form.Count("income.money", Sentence.of("eia.month.field-money"), 0, MOST), new Form.Count("income.manpower", Sentence.of("eia.month.field-manpower"), 0, MOST));
        return form(new EconomyCommand.TakeIncome(power, Optional.of(new Income(1, 0))), fields,
                Form.Limit.of(Sentence.of("eia.month.limit-one"), RULE, "income.money", "income.manpower"),
                filled -> new EconomyCommand.TakeIncome(power, Optional.of(new Income(filled.count("income.money"), filled.count("income.manpower")))));
    }

    private static Form pointsForm(Power power) {
        return form(new EconomyCommand.EnterPoliticalPoints(power, 1), List.of(new Form.Count("points", Sentence.of("eia.month.field-points"), -MOST_POINTS, MOST_POINTS)),
                Form.Limit.of(Sentence.of("eia.month.limit-not-zero"), RULE, "points"), filled -> new EconomyCommand.EnterPoliticalPoints(power, filled.count("points")));
    }

    private static Optional<Form> treasuryForm(EiaWarView board, Power power, Reserve reserve) {
        int treasury = board.state().power(power).orElseThrow().money();
        int least = -Math.min(treasury, MOST);
        int most = Math.min(reserve.money(), MOST - treasury);
        return least == 0 && most <= 0 ? Optional.empty() : Optional.of(form(new EconomyCommand.FillTreasury(power, most > 0 ? 1 : -1),
                List.of(new Form.Count("money", Sentence.of("eia.month.field-treasury"), least, Math.max(0, most))), Form.Limit.of(Sentence.of("eia.month.limit-not-zero"), RULE, "money"),
                filled -> new EconomyCommand.FillTreasury(power, filled.count("money"))));
    }

    private static Form form(EconomyCommand example, List<Form.Field> fields, Form.Limit limit, Function<Form.Filling, Command> command) {
        return new Form(example, fields, List.of(limit), command);
    }

    @Override
    public Sentence sentence(EiaState before, EconomyEvent event, List<Step> explanation) {
        return EconomyNarration.of(event);
    }
}
