package tercio.domain.eia.political.play;

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
import tercio.domain.game.Importance;
import tercio.domain.game.MessageTypes;
import tercio.domain.game.Option;
import tercio.domain.ruling.Citation;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Sentence;

/** The political phase (EIA-4.0), as the seats enter it. */
public final class PoliticalChapter implements EiaChapter<PoliticalCommand, PoliticalEvent> {

    public static final PoliticalChapter CHAPTER = new PoliticalChapter();

    private static final MessageTypes<PoliticalCommand> COMMANDS = MessageTypes.of(PoliticalCommand.class)
            .with("DeclareWar", PoliticalCommand.DeclareWar.class)
            .with("OfferTreaty", PoliticalCommand.OfferTreaty.class)
            .with("AnswerTreaty", PoliticalCommand.AnswerTreaty.class)
            .with("EndTreaty", PoliticalCommand.EndTreaty.class)
            .with("PermitPower", PoliticalCommand.PermitPower.class)
            .with("ControlMinor", PoliticalCommand.ControlMinor.class)
            .with("CedeProvince", PoliticalCommand.CedeProvince.class)
            .with("ClaimOccupation", PoliticalCommand.ClaimOccupation.class);

    private static final MessageTypes<PoliticalEvent> EVENTS = MessageTypes.of(PoliticalEvent.class)
            .with("WarEntered", PoliticalEvent.WarEntered.class)
            .with("TreatyOffered", PoliticalEvent.TreatyOffered.class)
            .with("TreatyDeclined", PoliticalEvent.TreatyDeclined.class)
            .with("TreatyMade", PoliticalEvent.TreatyMade.class)
            .with("TreatyEnded", PoliticalEvent.TreatyEnded.class)
            .with("PermissionChanged", PoliticalEvent.PermissionChanged.class)
            .with("ProvinceChanged", PoliticalEvent.ProvinceChanged.class);

    private PoliticalChapter() {}

    @Override
    public MessageTypes<PoliticalCommand> commands() {
        return COMMANDS;
    }

    @Override
    public MessageTypes<PoliticalEvent> events() {
        return EVENTS;
    }

    @Override
    public EiaState evolve(EiaState state, PoliticalEvent event) {
        return PoliticalEvolution.evolve(state, event);
    }

    @Override
    public Execution carryOut(EiaCommandRun play, PoliticalCommand command) {
        return MonthEntries.refusal(play.state(), command.power(), MonthPhase.POLITICAL).map(EiaCommandRun::refuse).orElseGet(() -> switch (command) {
            case PoliticalCommand.DeclareWar declare -> Declarations.declare(play, declare);
            case PoliticalCommand.OfferTreaty offer -> Treaties.offer(play, offer);
            case PoliticalCommand.AnswerTreaty answer -> Treaties.answer(play, answer);
            case PoliticalCommand.EndTreaty end -> Treaties.end(play, end);
            case PoliticalCommand.PermitPower permit -> PermissionOptions.permit(play, permit);
            case PoliticalCommand.ControlMinor control -> ControlOfMinors.control(play, control);
            case PoliticalCommand.CedeProvince cede -> ControlOfMinors.cede(play, cede);
            case PoliticalCommand.ClaimOccupation claim -> ControlOfMinors.claim(play, claim);
        });
    }

    @Override
    public List<Decision> awaitedDecisions(EiaWarView board) {
        var decisions = new ArrayList<Decision>();
        for (var power : MonthEntries.openPowers(board.state(), MonthPhase.POLITICAL)) {
            Treaties.offersTo(board.state(), power).forEach(offer -> add(decisions, "answer-" + offer.treaty().word() + "-" + offer.from().word(), power,
                    Treaties.RULE, Treaties.question(offer), Treaties.answers(board, offer)));
            add(decisions, "declare-war-", power, "DeclareWar", ask("ask-war", power), Declarations.form(board, power));
            add(decisions, "offer-", power, Treaties.RULE, ask("ask-offer", power), Treaties.offers(board, power));
            add(decisions, "leave-", power, Treaties.RULE, ask("ask-leave", power), Treaties.endable(board, power).toList());
            add(decisions, "permit-", power, "EIA-10.3", ask("ask-permit", power), board.state().powersInGame().filter(to -> to != power)
                    .flatMap(to -> PermissionOptions.of(board.diplomacy(), power, to)).toList());
            add(decisions, "control-", power, "ControlMinor", ask("ask-control", power), ControlOfMinors.controlForm(board, power));
            add(decisions, "cede-", power, "CedeProvince", ask("ask-cede", power), ControlOfMinors.cessionForm(board, power));
            add(decisions, "claim-", power, "EIA-7.7", ask("ask-claim", power), ControlOfMinors.claims(board, power));
        }
        return decisions;
    }

    private static Sentence ask(String key, Power power) {
        return Sentence.of("eia.political." + key).with("who", CampaignNames.power(power));
    }

    private static void add(List<Decision> decisions, String id, Power power, String kind, Sentence prompt, Optional<Form> form) {
        form.ifPresent(described -> decisions.add(new Decision(id + power.word(), power.word(), kind, Citation.of(kind.equals("DeclareWar") ? Declarations.RULE : Treaties.RULE),
                prompt, List.of(), List.of(), described, null)));
    }

    private void add(List<Decision> decisions, String id, Power power, String rule, Sentence prompt, List<Option> options) {
        if (!options.isEmpty()) {
            decisions.add(decision(id.endsWith("-") ? id + power.word() : id + "-" + power.word(), power.word(), rule, prompt, options));
        }
    }

    @Override
    public Sentence sentence(EiaState before, PoliticalEvent event, List<Step> explanation) {
        return PoliticalNarration.of(before, event);
    }

    @Override
    public Importance importance(PoliticalEvent event) {
        return switch (event) {
            case PoliticalEvent.WarEntered _, PoliticalEvent.TreatyMade _, PoliticalEvent.TreatyEnded _ -> Importance.OUTCOME;
            case PoliticalEvent.TreatyOffered _, PoliticalEvent.TreatyDeclined _,
                    PoliticalEvent.PermissionChanged _, PoliticalEvent.ProvinceChanged _ -> Importance.RESULT;
            default -> Importance.STEP;
        };
    }
}
