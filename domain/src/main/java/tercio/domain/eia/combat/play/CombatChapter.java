package tercio.domain.eia.combat.play;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import tercio.domain.eia.combat.CombatState;
import tercio.domain.eia.combat.CombatStop;
import tercio.domain.eia.combat.DayChoice;
import tercio.domain.eia.combat.play.CombatCommand.*;
import tercio.domain.eia.combat.play.CombatEvent.*;
import tercio.domain.eia.common.game.CampaignNames;
import tercio.domain.eia.common.game.CombatDuty;
import tercio.domain.eia.common.game.CombatKind;
import tercio.domain.eia.common.game.CombatPart;
import tercio.domain.eia.common.game.CombatStage;
import tercio.domain.eia.common.game.EiaDuty;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.common.game.LandCombat;
import tercio.domain.eia.common.game.LandStep;
import tercio.domain.eia.common.play.EiaChapter;
import tercio.domain.eia.common.play.EiaCommandRun;
import tercio.domain.eia.common.play.EiaCourse;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.eia.question.EiaRuling;
import tercio.domain.game.AutomaticStep;
import tercio.domain.game.Decision;
import tercio.domain.game.Execution;
import tercio.domain.game.Importance;
import tercio.domain.game.MessageTypes;
import tercio.domain.game.Refusal;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Citation;
import tercio.domain.ruling.FightSheet;
import tercio.domain.ruling.Forecast;
import tercio.domain.ruling.Run;
import tercio.domain.ruling.Step;
import tercio.domain.ruling.StepRecorder;
import tercio.domain.sentence.Sentence;

/** Field, limited field and trivial combats (EIA-7.5.1 to EIA-7.5.3, EIA-7.5.4.2.3, EIA-7.5.5). */
public final class CombatChapter implements EiaChapter<CombatCommand, CombatEvent> {

    public static final CombatChapter CHAPTER = new CombatChapter();

    private static final List<AutomaticStep<EiaCommandRun>> AUTOMATIC_STEPS = List.of(
            AutomaticStep.of("continueCombat", CombatFlow::continueCombat, "EIA-7.5.2"),
            AutomaticStep.of("listCombats", CombatFlow::listCombats, "EIA-7.5.1"));

    private CombatChapter() {}

    @Override
    public MessageTypes<CombatCommand> commands() {
        return CombatMessageTypes.COMMANDS;
    }

    @Override
    public MessageTypes<CombatEvent> events() {
        return CombatMessageTypes.EVENTS;
    }

    @Override
    public EiaState evolve(EiaState state, CombatEvent event) {
        return CombatEvolution.evolve(state, event);
    }

    @Override
    public List<AutomaticStep<EiaCommandRun>> automaticSteps() {
        return AUTOMATIC_STEPS;
    }

    // --- Commands --------------------------------------------------------------------------------------------------

    @Override
    public Execution carryOut(EiaCommandRun play, CombatCommand command) {
        return switch (command) {
            case ChooseCombat choose -> choose(play, choose);
            case OccupyCity occupy -> dutyRefusal(play, new CombatDuty.EmptyCity(occupy.power(), occupy.area()), occupy.area(), CityOccupation.OCCUPY)
                    .map(EiaCommandRun::refuse).orElseGet(() -> CityOccupation.occupy(play, occupy));
            case FaceCity face -> dutyRefusal(play, new CombatDuty.FacedCity(face.power(), face.area()), face.area(), CityOccupation.BESIEGE)
                    .map(EiaCommandRun::refuse).orElseGet(() -> CityOccupation.face(play, face));
            default -> answerStage(play, command);
        };
    }

    private static Optional<Refusal> dutyRefusal(EiaCommandRun play, CombatDuty duty, SpaceId area, String rule) {
        return !play.state().duties().isEmpty() && play.state().duties().getFirst().equals(duty) ? Optional.empty()
                : Optional.of(Refusal.of(rule, Sentence.of("eia.refused.not-asked-city").with("who", CampaignNames.power(duty.power())).with("at", CampaignNames.at(area))));
    }

    private static Execution choose(EiaCommandRun play, ChooseCombat choose) {
        var status = play.state().combats();
        var slot = play.state().slot();
        if (!play.state().isIn(LandStep.COMBAT) || status.part() != CombatPart.COMBATS || status.fought().isPresent()) {
            return EiaCommandRun.refuse("EIA-7.5.1.3", Sentence.of("eia.refused.no-combat-to-choose"));
        }
        if (slot.orElseThrow().acting().getFirst() != choose.power() || !status.declared().contains(choose.area())) {
            return EiaCommandRun.refuse("EIA-7.5.1.3", Sentence.of("eia.refused.order-of-combats").with("who", CampaignNames.power(slot.orElseThrow().acting().getFirst())),
                    CombatDecisions.orderOptions(play.board(), status.declared(), slot.orElseThrow().acting().getFirst()));
        }
        begin(play, choose);
        return EiaCommandRun.success();
    }

    private static void begin(EiaCommandRun play, ChooseCombat choose) {
        var board = play.board();
        var attacker = CombatListing.attacker(board, choose.area());
        var defender = CombatListing.defender(board, choose.area());
        var kind = CombatListing.kind(board, attacker, defender, choose.area());
        boolean proposed = choose.simplified() && kind != CombatKind.TRIVIAL;
        play.emit(new CombatBegan(choose.area(), kind, kind == CombatKind.TRIVIAL, CombatListing.crossing(board, attacker), attacker, defender,
                proposed ? CombatStage.AGREEMENT : CombatStage.RETIREMENT), List.of(Step.of(kind.title(), rule(kind))
                .result(Sentence.of("eia.combat.result-sides").with("attackers", CampaignNames.powers(attacker.powers())).with("defenders", CampaignNames.powers(defender.powers())))));
    }

    private static String rule(CombatKind kind) {
        return switch (kind) {
            case FIELD -> "EIA-7.5.2";
            case LIMITED -> Sallies.RULE;
            case TRIVIAL -> "EIA-7.5.3";
        };
    }

    /** Commands that answer the question of a stage. */
    private static Execution answerStage(EiaCommandRun play, CombatCommand command) {
        var fought = play.state().combats().fought();
        var awaited = CombatDecisions.awaitedDecisions(play.board(), play.tables());
        boolean asked = awaited.stream().anyMatch(decision -> decision.party().equals(command.power().word()) && isAnswer(decision, command));
        if (fought.isEmpty() || !asked) {
            return EiaCommandRun.refuse(fought.map(combat -> combat.stage().rule()).orElse("EIA-7.5.2"), Sentence.of("eia.refused.not-asked").with("who", CampaignNames.power(command.power())),
                    CombatDecisions.legalAnswers(play.board(), command.power(), play.tables()));
        }
        return switch (command) {
            case AnswerProposal answer -> answerProposal(play, answer);
            case RetireIntoCity retire -> Retirements.retire(play, retire);
            case AgreeRetirement agree -> Retirements.agree(play, agree);
            case JoinRelief join -> Sallies.join(play, join);
            case NameCommander name -> SideCommand.nameCommander(play, name);
            case ChooseChit choose -> CombatChoices.chooseChit(play, choose);
            case DivideForce divide -> DivisionOfForce.divide(play, divide);
            case RollWithdrawal roll -> Withdrawals.roll(play, play.tables());
            case FightRound fight -> FightingRounds.fight(play, fight, play.tables());
            case TakeCasualties take -> TakingCasualties.take(play, take, play.tables());
            case LaunchPursuit launch -> Pursuits.launch(play, launch, play.tables());
            case RetreatForce retreat -> LeavingForces.retreat(play, retreat);
            case ReinforceCombat reinforce -> Reinforcements.tryToReinforce(play, reinforce, play.tables());
            case EndReinforcing end -> Reinforcements.endReinforcing(play, end, play.tables());
            case RollArrival roll -> rollArrival(play, fought.get());
            case ChooseDayEnd choose -> CombatChoices.chooseDayEnd(play, choose);
            case SettleDepot settle -> Aftermath.settle(play, settle);
            case ChooseCombat choose -> throw new IllegalStateException("not of a stage");
            case OccupyCity occupy -> throw new IllegalStateException("not of a stage");
            case FaceCity face -> throw new IllegalStateException("not of a stage");
        };
    }

    private static boolean isAnswer(Decision decision, CombatCommand command) {
        return decision.options().stream().anyMatch(option -> option.command().getClass() == command.getClass())
                || decision.optionalForm().filter(form -> form.example().getClass() == command.getClass()).isPresent();
    }

    private static Execution answerProposal(EiaCommandRun play, AnswerProposal answer) {
        play.emit(new ProposalAnswered(answer.power(), answer.agreed()));
        CombatFlow.enterStage(play, CombatStage.RETIREMENT);
        return EiaCommandRun.success();
    }

    private static Execution rollArrival(EiaCommandRun play, LandCombat combat) {
        var recorder = StepRecorder.recording();
        return switch (PlayedCombat.of(play.board(), combat, play.tables()).from(CombatStop.ARRIVAL, CombatNames.dice(play), recorder)) {
            case Run.MissingDie<CombatState>(var die) -> EiaCommandRun.needsDie(die);
            case Run.Finished<CombatState> finished -> throw new IllegalStateException("it is told whether the outflanking force arrives");
            case Run.Waiting<CombatState>(var at, var choice, var rolls) -> {
                play.addRolls(rolls);
                var side = CombatFlow.awaitedOutflanker(combat).orElseThrow();
                var attempt = at.state().sheet().arrivals().getLast();
                play.emit(new ArrivalRolled(side, attempt.die(), attempt.needed(), attempt.arrived()), recorder.steps());
                play.emit(new CombatAnswered(combat.armyOf(side).lead()));
                yield EiaCommandRun.success();
            }
        };
    }

    // --- Questions -------------------------------------------------------------------------------------------------

    @Override
    public List<Decision> awaitedDecisions(EiaWarView board) {
        return CombatDecisions.awaitedDecisions(board, board.tables());
    }

    @Override
    public Optional<Decision> dutyDecision(EiaWarView board, EiaDuty duty) {
        return switch (duty) {
            case CombatDuty.EmptyCity(var power, var area) -> Optional.of(new Decision("city-" + area, power.word(), "OccupyCity",
                    Citation.of(CityOccupation.OCCUPY), Sentence.of("eia.combat.ask-occupy").with("who", CampaignNames.power(power)).with("city", CampaignNames.area(area)),
                    CityOccupation.options(board, power, area), List.of()).with(OccupationForm.of(board, power, area)));
            case CombatDuty.FacedCity(var power, var area) -> Optional.of(new Decision("siege-" + area, power.word(), "FaceCity",
                    Citation.of(CityOccupation.BESIEGE), Sentence.of("eia.combat.ask-besiege").with("who", CampaignNames.power(power)).with("city", CampaignNames.area(area)), CityOccupation.siegeOptions(power, area),
                    List.of()));
            default -> Optional.empty();
        };
    }

    @Override
    public Optional<Forecast> forecast(EiaWarView board, CombatCommand command) {
        return board.state().combats().fought().flatMap(combat -> switch (command) {
            case FightRound fight -> CombatChoices.forecast(board, combat, fight, board.tables());
            case ChooseDayEnd choose when combat.isAt(CombatStage.DAY_END) && choose.choice().equals(Optional.of(DayChoice.FIGHT)) ->
                    CombatDayOdds.of(board, combat, board.tables());
            case ChooseDayEnd choose when combat.isAt(CombatStage.DAY_END) && choose.choice().equals(Optional.of(DayChoice.WITHDRAW)) ->
                    combat.sideLedBy(choose.power()).flatMap(side -> Pursuits.ofWithdrawal(board, combat, side, board.tables()));
            case AnswerProposal answer when answer.agreed() -> TrivialOdds.of(board, combat, board.tables());
            case ChooseChit choose -> ChitOdds.of(board, combat, List.of(choose), board.tables()).getFirst();
            case DivideForce divide -> DivisionOdds.of(board, combat, List.of(divide), board.tables()).getFirst();
            case TakeCasualties take -> LossOdds.of(board, combat, take, board.tables());
            case RetreatForce retreat -> LeavingForces.forecast(board, combat, retreat);
            case RollWithdrawal roll -> Optional.of(Withdrawals.forecast(board, combat, board.tables()));
            case LaunchPursuit launch when launch.pursue() -> Optional.of(Pursuits.forecast(board, combat, board.tables()));
            case ReinforceCombat reinforce -> Optional.of(Reinforcements.forecast(board, combat, reinforce, board.tables()));
            case RollArrival roll -> Optional.of(Forecast.EMPTY.with("arrives",
                    PlayedCombat.of(board, combat, board.tables()).odds(CombatStop.ARRIVAL, CombatStop.ARRIVED).map(state -> state.arrivedAfter() > 0)));
            default -> Optional.empty();
        });
    }

    /** The chits of one side, and its divisions, are weighed against each other once. */
    @Override
    public List<Optional<Forecast>> forecasts(EiaWarView board, List<? extends CombatCommand> commands) {
        var fought = board.state().combats().fought();
        if (fought.isPresent() && allOf(ChooseChit.class, commands)) {
            return ChitOdds.of(board, fought.get(), commands.stream().map(ChooseChit.class::cast).toList(), board.tables());
        }
        return fought.isPresent() && allOf(DivideForce.class, commands)
                ? DivisionOdds.of(board, fought.get(), commands.stream().map(DivideForce.class::cast).toList(), board.tables())
                : EiaChapter.super.forecasts(board, commands);
    }

    private static boolean allOf(Class<? extends CombatCommand> kind, List<? extends CombatCommand> commands) {
        return commands.stream().allMatch(kind::isInstance) && commands.stream().map(CombatCommand::power).distinct().count() == 1;
    }

    @Override
    public boolean isRevealed(EiaState before, CombatEvent event, EiaState now) {
        return CombatChoices.isRevealed(before, event, now);
    }

    @Override
    public Optional<EiaRuling> question(EiaCourse course, CombatEvent event) {
        return QuestionOfDay.of(course, event);
    }

    @Override
    public Optional<FightSheet> sheet(EiaCourse course) {
        return CombatSheet.of(course);
    }

    @Override
    public Map<String, Sentence.Keyed> dice() {
        return Map.of(CombatDiceInPlay.COMBAT, Sentence.of("eia.die.combat"), CombatDiceInPlay.PURSUIT, Sentence.of("eia.die.pursuit"), CombatDiceInPlay.WITHDRAW, Sentence.of("eia.die.withdrawal"),
                CombatDiceInPlay.IRREGULAR, Sentence.of("eia.die.withdrawal-of-irregulars"), Reinforcements.REINFORCE, Sentence.of("eia.die.reinforcement"),
                CombatDiceInPlay.OUTFLANK, Sentence.of("eia.die.arrival"), RoundOptions.GUARD, Sentence.of("eia.die.guards"), RoundOptions.ARTILLERY,
                Sentence.of("eia.die.artillery"), SideCommand.COMMAND, Sentence.of("eia.die.command"));
    }

    @Override
    public boolean quiet(CombatEvent event) {
        return QuietEvents.quiet(event);
    }

    @Override
    public Sentence sentence(EiaState before, CombatEvent event, List<Step> explanation) {
        return new CombatNarration(before).of(event);
    }

    @Override
    public Importance importance(CombatEvent event) {
        return switch (event) {
            case CombatEvent.CombatDecided _, CombatEvent.EmptiedCityFell _ -> Importance.TURNING_POINT;
            case CombatEvent.ForceSurrendered _, CombatEvent.LeadersCaptured _, CombatEvent.ReinforcementArrived _ -> Importance.OUTCOME;
            case CombatEvent.CombatBegan _, CombatEvent.RetiredIntoCity _, CombatEvent.SallyMade _, CombatEvent.ChitsRevealed _, CombatEvent.CombatRoundFought _, CombatEvent.CasualtiesTaken _, CombatEvent.PursuitRolled _,
                    CombatEvent.ForceRetreated _, CombatEvent.ArrivalRolled _, CombatEvent.DayEndRevealed _, CombatEvent.CityGarrisoned _, CombatEvent.CityFaced _, CombatEvent.DepotSettled _, CombatEvent.WithdrawalRolled _ -> Importance.RESULT;
            default -> Importance.STEP;
        };
    }
}
