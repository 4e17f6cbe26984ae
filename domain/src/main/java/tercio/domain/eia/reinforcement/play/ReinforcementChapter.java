package tercio.domain.eia.reinforcement.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.game.CampaignNames;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.common.game.MonthPhase;
import tercio.domain.eia.common.play.EiaChapter;
import tercio.domain.eia.common.play.EiaCommandRun;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.eia.month.play.MonthEntries;
import tercio.domain.game.Decision;
import tercio.domain.game.Execution;
import tercio.domain.game.Form;
import tercio.domain.game.MessageTypes;
import tercio.domain.game.Option;
import tercio.domain.game.Upcaster;
import tercio.domain.ruling.Citation;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Sentence;

/** The reinforcement phase (EIA-5.0), as the seats enter it. */
public final class ReinforcementChapter implements EiaChapter<ReinforcementCommand, ReinforcementEvent> {

    public static final ReinforcementChapter CHAPTER = new ReinforcementChapter();

    private static final MessageTypes<ReinforcementCommand> COMMANDS = MessageTypes.of(ReinforcementCommand.class)
            .with("BuyFactors", ReinforcementCommand.BuyFactors.class)
            .with("RaiseCorps", ReinforcementCommand.RaiseCorps.class)
            .with("RaiseGarrison", ReinforcementCommand.RaiseGarrison.class)
            .with("RaiseIrregulars", ReinforcementCommand.RaiseIrregulars.class)
            .with("BringLeader", ReinforcementCommand.BringLeader.class)
            .with("SendLeaderHome", ReinforcementCommand.SendLeaderHome.class);

    private static final MessageTypes<ReinforcementEvent> EVENTS = MessageTypes.of(ReinforcementEvent.class)
            .with("FactorsBought", ReinforcementEvent.FactorsBought.class)
            .with("CorpsRaised", ReinforcementEvent.CorpsRaised.class, Upcaster.SAME)
            .with("ForcesEntered", ReinforcementEvent.ForcesEntered.class);

    private ReinforcementChapter() {}

    @Override
    public MessageTypes<ReinforcementCommand> commands() {
        return COMMANDS;
    }

    @Override
    public MessageTypes<ReinforcementEvent> events() {
        return EVENTS;
    }

    @Override
    public EiaState evolve(EiaState state, ReinforcementEvent event) {
        return ReinforcementEvolution.evolve(state, event);
    }

    @Override
    public Execution carryOut(EiaCommandRun play, ReinforcementCommand command) {
        return MonthEntries.refusal(play.state(), command.power(), MonthPhase.REINFORCEMENT).map(EiaCommandRun::refuse).orElseGet(() -> switch (command) {
            case ReinforcementCommand.BuyFactors buy -> Entries.buy(play, buy);
            case ReinforcementCommand.RaiseCorps raise -> Entries.raiseCorps(play, raise);
            case ReinforcementCommand.RaiseGarrison raise -> Entries.raiseGarrison(play, raise);
            case ReinforcementCommand.RaiseIrregulars raise -> Entries.raiseIrregulars(play, raise);
            case ReinforcementCommand.BringLeader bring -> Entries.bring(play, bring);
            case ReinforcementCommand.SendLeaderHome send -> Entries.sendHome(play, send);
        });
    }

    @Override
    public List<Decision> awaitedDecisions(EiaWarView board) {
        var decisions = new ArrayList<Decision>();
        for (var power : MonthEntries.openPowers(board.state(), MonthPhase.REINFORCEMENT)) {
            board.state().monthRecord().reserve(power).ifPresent(reserve -> {
                add(decisions, "buy-factors", power, "BuyFactors", ask("ask-buy", power), ReinforcementForms.purchase(board, power, reserve));
                add(decisions, "raise-corps", power, "RaiseCorps", ask("ask-corps", power), ReinforcementForms.newCorps(board, power, reserve));
                add(decisions, "raise-garrison", power, "RaiseGarrison", ask("ask-garrison", power), ReinforcementForms.garrison(board, power, reserve));
                add(decisions, "raise-irregulars", power, "RaiseIrregulars", ask("ask-irregulars", power), ReinforcementForms.irregulars(board, power, reserve));
            });
            add(decisions, "bring-leader", power, ask("ask-bring", power), ReinforcementForms.leaders(board, power));
            add(decisions, "send-leader", power, ask("ask-send-home", power), ReinforcementForms.departures(board, power));
        }
        return decisions;
    }

    private static Sentence ask(String key, Power power) {
        return Sentence.of("eia.reinforcement." + key).with("who", CampaignNames.power(power));
    }

    private static void add(List<Decision> decisions, String id, Power power, String kind, Sentence prompt, Optional<Form> form) {
        form.ifPresent(described -> decisions.add(new Decision(id + "-" + power.word(), power.word(), kind, Citation.of(Musters.RULE), prompt, List.of(), List.of(), described, null)));
    }

    private void add(List<Decision> decisions, String id, Power power, Sentence prompt, List<Option> options) {
        if (!options.isEmpty()) {
            decisions.add(decision(id + "-" + power.word(), power.word(), "EIA-5.3", prompt, options));
        }
    }

    @Override
    public Sentence sentence(EiaState before, ReinforcementEvent event, List<Step> explanation) {
        return ReinforcementNarration.of(before, event);
    }
}
