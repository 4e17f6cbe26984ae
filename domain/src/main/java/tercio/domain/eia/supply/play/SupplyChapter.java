package tercio.domain.eia.supply.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.CampaignNames;
import tercio.domain.eia.common.game.EiaDuty;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.common.game.LandPhase;
import tercio.domain.eia.common.game.LandStep;
import tercio.domain.eia.common.game.SupplyDuty;
import tercio.domain.eia.common.play.ActingPower;
import tercio.domain.eia.common.play.EiaChapter;
import tercio.domain.eia.common.play.EiaCommandRun;
import tercio.domain.eia.common.play.EiaCourse;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.eia.movement.play.ForageTime;
import tercio.domain.eia.question.EiaRuling;
import tercio.domain.eia.supply.BesiegedSupply;
import tercio.domain.eia.supply.Foraging;
import tercio.domain.eia.supply.line.play.SupplyChains;
import tercio.domain.game.AutomaticStep;
import tercio.domain.game.Decision;
import tercio.domain.game.Execution;
import tercio.domain.game.Importance;
import tercio.domain.game.MessageTypes;
import tercio.domain.game.Option;
import tercio.domain.game.Refusal;
import tercio.domain.game.Upcaster;
import tercio.domain.ruling.Citation;
import tercio.domain.ruling.Forecast;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Sentence;

/** The supply step (EIA-7.4). */
public final class SupplyChapter implements EiaChapter<SupplyCommand, SupplyEvent> {

    public static final SupplyChapter CHAPTER = new SupplyChapter();

    private static final List<AutomaticStep<EiaCommandRun>> AUTOMATIC_STEPS = List.of(
            AutomaticStep.of("loseUnsuppliedPortDepot", SupplyChapter::loseUnsuppliedPortDepot, "EIA-7.4.3.4.4"));

    private static final String LOST = "factorsLost";

    private static final MessageTypes<SupplyCommand> COMMANDS = MessageTypes.of(SupplyCommand.class)
            .with("ForageCorps", SupplyCommand.ForageCorps.class)
            .with("ForageBeforeSiege", SupplyCommand.ForageBeforeSiege.class)
            .with("TakeForageLosses", SupplyCommand.TakeForageLosses.class)
            .with("ForageInCity", SupplyCommand.ForageInCity.class)
            .with("TakeHungerLosses", SupplyCommand.TakeHungerLosses.class)
            .with("PaySupply", SupplyCommand.PaySupply.class)
            .with("OccupyStarvedCity", SupplyCommand.OccupyStarvedCity.class);

    private static final MessageTypes<SupplyEvent> EVENTS = MessageTypes.of(SupplyEvent.class)
            .with("CorpsForaged", SupplyEvent.CorpsForaged.class)
            .with("ForageLossesDue", SupplyEvent.ForageLossesDue.class)
            .with("ForageLossesTaken", SupplyEvent.ForageLossesTaken.class)
            .with("CorpsStarved", SupplyEvent.CorpsStarved.class)
            .with("LeadersLeft", SupplyEvent.LeadersLeft.class)
            .with("BesiegedForaged", SupplyEvent.BesiegedForaged.class)
            .with("HungerLossesDue", SupplyEvent.HungerLossesDue.class)
            .with("HungerLossesTaken", SupplyEvent.HungerLossesTaken.class)
            .with("CityStarvedOut", SupplyEvent.CityStarvedOut.class)
            .with("StarvedCitySettled", SupplyEvent.StarvedCitySettled.class, Upcaster.SAME)
            .with("NeutralGarrisonForaged", SupplyEvent.NeutralGarrisonForaged.class)
            .with("SupplyPaid", SupplyEvent.SupplyPaid.class)
            .with("PortDepotLost", SupplyEvent.PortDepotLost.class);

    private SupplyChapter() {}

    @Override
    public MessageTypes<SupplyCommand> commands() {
        return COMMANDS;
    }

    @Override
    public MessageTypes<SupplyEvent> events() {
        return EVENTS;
    }

    @Override
    public EiaState evolve(EiaState state, SupplyEvent event) {
        return SupplyEvolution.evolve(state, event);
    }

    @Override
    public Execution carryOut(EiaCommandRun play, SupplyCommand command) {
        return switch (command) {
            case SupplyCommand.TakeForageLosses take -> ForageResolution.takeLosses(play, take);
            case SupplyCommand.TakeHungerLosses take -> BesiegedSupplyInPlay.takeLosses(play, take);
            case SupplyCommand.OccupyStarvedCity occupy -> StarvedCities.occupy(play, occupy);
            case SupplyCommand.ForageCorps forage -> forageRefusal(play, command).map(EiaCommandRun::refuse).orElseGet(() -> ForageResolution.forage(play, forage));
            case SupplyCommand.ForageBeforeSiege forage -> forageRefusal(play, command).map(EiaCommandRun::refuse).orElseGet(() -> ForageResolution.forage(play, forage));
            case SupplyCommand.ForageInCity forage -> turnRefusal(play, command).map(EiaCommandRun::refuse).orElseGet(() -> BesiegedSupplyInPlay.forage(play, forage));
            case SupplyCommand.PaySupply pay -> turnRefusal(play, command).map(EiaCommandRun::refuse).orElseGet(() -> DepotSupplyResolution.paySupply(play, pay));
        };
    }

    private static Optional<Refusal> turnRefusal(EiaCommandRun play, SupplyCommand command) {
        return ActingPower.refusal(play.board(), command.power(), LandStep.SUPPLY);
    }

    /** Corps forage in the supply step, or as they complete their movement (EIA-7.4.1.1). */
    private static Optional<Refusal> forageRefusal(EiaCommandRun play, SupplyCommand command) {
        return ForageTime.mover(play.board()).filter(power -> power == command.power()).isPresent() ? Optional.empty() : turnRefusal(play, command);
    }

    @Override
    public List<Decision> awaitedDecisions(EiaWarView board) {
        return ActingPower.in(board, LandStep.SUPPLY).map(power -> awaitedDecisions(board, power))
                .orElseGet(() -> ForageTime.mover(board).flatMap(power -> forage(power, ForageResolution.whileMoving(board, power))).stream().toList());
    }

    private static Sentence ask(String key, Power power) {
        return Sentence.of("eia.supply." + key).with("who", CampaignNames.power(power));
    }

    private Optional<Decision> forage(Power power, List<Option> options) {
        return options.isEmpty() ? Optional.empty()
                : Optional.of(decision("forage", power.word(), ForageResolution.RULE, ask("ask-forage", power), options));
    }

    /** Whether anything is unsettled. The cost of payment is not computed here. */
    @Override
    public boolean awaitsDecision(EiaWarView board) {
        return ForageTime.mover(board).filter(power -> !ForageTime.foragers(board, power).isEmpty()).isPresent()
                || ActingPower.in(board, LandStep.SUPPLY).filter(power -> !UnsettledSupply.corps(board, power).isEmpty()
                || !UnsettledSupply.besiegedCities(board, power).isEmpty() || !UnsettledSupply.neutralCities(board, power).isEmpty()).isPresent();
    }

    private List<Decision> awaitedDecisions(EiaWarView board, Power power) {
        var decisions = new ArrayList<Decision>();
        var open = UnsettledSupply.corps(board, power);
        forage(power, ForageResolution.atSupply(board, power)).ifPresent(decisions::add);
        var besieged = UnsettledSupply.besiegedCities(board, power);
        var hungry = Stream.concat(besieged.stream(), UnsettledSupply.neutralCities(board, power).stream()).toList();
        if (!hungry.isEmpty()) {
            decisions.add(decision("besieged-supply", power.word(), BesiegedSupplyInPlay.RULE, besieged.isEmpty() ? Sentence.of("eia.supply.ask-neutral") : ask("ask-besieged", power),
                    hungry.stream().map(area -> new Option(Sentence.of("eia.supply.to-check").with("at", CampaignNames.at(area)), new SupplyCommand.ForageInCity(power, area))).toList()));
        }
        if (!open.isEmpty() || !besieged.isEmpty()) {
            var supply = new DepotSupplyResolution(board, power);
            var payments = supply.options();
            if (!payments.isEmpty()) {
                var question = decision("pay-supply", power.word(), DepotSupplyResolution.RULE, ask("ask-pay", power), payments);
                decisions.add(supply.form().map(question::with).orElse(question));
            }
        }
        return decisions;
    }

    @Override
    public Optional<Decision> dutyDecision(EiaWarView board, EiaDuty duty) {
        return switch (duty) {
            case SupplyDuty.ForageLosses due -> Optional.of(new Decision("forage-losses", due.power().word(), "TakeForageLosses",
                    Citation.of("EIA-7.4.1.3"), Sentence.of("eia.supply.ask-losses").with("corps", CampaignNames.corps(due.corps())), List.of(), List.of(),
                    LossForms.of(board, due), due.corps().value()));
            case SupplyDuty.BesiegedLosses due -> Optional.of(new Decision("hunger-losses", due.power().word(), "TakeHungerLosses",
                    Citation.of(BesiegedSupplyInPlay.LOSSES), Sentence.of("eia.supply.ask-hunger").with("at", CampaignNames.at(due.area())), List.of(), List.of(),
                    LossForms.of(board, due), null));
            case SupplyDuty.StarvedCity due -> {
                var question = decision("starved-city", due.power().word(), BesiegedSupplyInPlay.LOSSES,
                        Sentence.of("eia.supply.ask-enter").with("city", CampaignNames.area(due.area())), StarvedCities.answers(board, due));
                yield Optional.of(StarvedCities.form(board, due).map(question::with).orElse(question));
            }
            default -> Optional.empty();
        };
    }

    @Override
    public boolean settleForcedDuty(EiaCommandRun play, EiaDuty duty) {
        return duty instanceof SupplyDuty.BesiegedLosses due && BesiegedSupplyInPlay.settleForcedDuty(play, due);
    }

    /** A depot inside a port is lost as soon as no unblockaded sea source supplies it (EIA-7.4.3.4.4). */
    @Override
    public List<AutomaticStep<EiaCommandRun>> automaticSteps() {
        return AUTOMATIC_STEPS;
    }

    private static boolean loseUnsuppliedPortDepot(EiaCommandRun play) {
        if (!(play.state().phase() instanceof LandPhase.InSequence)) {
            return false;
        }
        var board = play.board();
        var lost = board.state().depots().values().stream()
                .filter(depot -> depot.at().inCity() && board.isBesieged(depot.at().area()) && !SupplyChains.of(board, depot.power()).isValid(depot.at())).findFirst();
        lost.ifPresent(depot -> play.emit(new SupplyEvent.PortDepotLost(depot.power(), depot.at().area())));
        return lost.isPresent();
    }

    @Override
    public Optional<Forecast> forecast(EiaWarView board, SupplyCommand command) {
        return switch (command) {
            case SupplyCommand.ForageCorps forage -> forecast(board, forage.corps(), false);
            case SupplyCommand.ForageBeforeSiege forage -> forecast(board, forage.corps(), true);
            case SupplyCommand.ForageInCity forage -> Optional.of(Forecast.EMPTY.with(LOST,
                    BesiegedSupply.ROLL.procedure().distribution(BesiegedSupply.ROLL.start(BesiegedSupplyInPlay.besiegedCity(board, forage.area())))
                            .map(cast -> cast.result().factorsLost())));
            default -> Optional.empty();
        };
    }

    private static Optional<Forecast> forecast(EiaWarView board, UnitId id, boolean plansSiege) {
        return board.state().findCorps(id).map(corps -> Forecast.EMPTY.with(LOST, Foraging.PROCEDURE
                .distribution(Foraging.start(ForageResolution.attempt(board, corps, plansSiege))).map(Foraging.Result::factorsLost)));
    }

    @Override
    public Optional<EiaRuling> question(EiaCourse course, SupplyEvent event) {
        return QuestionOfSupply.of(course, event);
    }

    @Override
    public Map<String, Sentence.Keyed> dice() {
        return Map.of(Foraging.FORAGE, Sentence.of("eia.die.foraging"));
    }

    /** A question for losses is told by the losses that are chosen. */
    @Override
    public boolean quiet(SupplyEvent event) {
        return event instanceof SupplyEvent.ForageLossesDue || event instanceof SupplyEvent.HungerLossesDue;
    }

    @Override
    public Sentence sentence(EiaState before, SupplyEvent event, List<Step> explanation) {
        return EiaSupplyNarration.of(event);
    }

    @Override
    public Importance importance(SupplyEvent event) {
        return switch (event) {
            case SupplyEvent.CityStarvedOut _ -> Importance.TURNING_POINT;
            case SupplyEvent.CorpsStarved _ -> Importance.OUTCOME;
            case SupplyEvent.CorpsForaged _, SupplyEvent.ForageLossesTaken _, SupplyEvent.BesiegedForaged _, SupplyEvent.HungerLossesTaken _,
                    SupplyEvent.NeutralGarrisonForaged _, SupplyEvent.StarvedCitySettled _, SupplyEvent.SupplyPaid _, SupplyEvent.PortDepotLost _ -> Importance.RESULT;
            default -> Importance.STEP;
        };
    }
}
