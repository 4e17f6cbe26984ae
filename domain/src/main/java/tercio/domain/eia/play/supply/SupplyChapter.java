package tercio.domain.eia.play.supply;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import tercio.domain.eia.concept.Power;
import tercio.domain.eia.game.EiaDuty;
import tercio.domain.eia.game.EiaEvent;
import tercio.domain.eia.game.EiaState;
import tercio.domain.eia.game.LandPhase;
import tercio.domain.eia.game.LandStep;
import tercio.domain.eia.game.SupplyDuty;
import tercio.domain.eia.play.ActingPower;
import tercio.domain.eia.play.EiaBoard;
import tercio.domain.eia.play.EiaChapter;
import tercio.domain.eia.play.EiaPlay;
import tercio.domain.eia.play.lines.SupplyChains;
import tercio.domain.eia.play.movement.ForageTime;
import tercio.domain.eia.supply.BesiegedSupply;
import tercio.domain.eia.supply.Foraging;
import tercio.domain.game.Decision;
import tercio.domain.game.Option;
import tercio.domain.game.Upcaster;
import tercio.domain.game.Verdict;
import tercio.domain.game.Vocabulary;
import tercio.domain.ruling.Citation;
import tercio.domain.ruling.Forecast;
import tercio.domain.ruling.Step;

/** The supply step (EIA-7.4). */
public final class SupplyChapter implements EiaChapter<SupplyCommand, SupplyEvent> {

    public static final SupplyChapter CHAPTER = new SupplyChapter();

    private static final String LOST = "factorsLost";

    private static final Vocabulary<SupplyCommand> COMMANDS = Vocabulary.of(SupplyCommand.class)
            .word("ForageCorps", SupplyCommand.ForageCorps.class)
            .word("ForageBeforeSiege", SupplyCommand.ForageBeforeSiege.class)
            .word("TakeForageLosses", SupplyCommand.TakeForageLosses.class)
            .word("ForageInCity", SupplyCommand.ForageInCity.class)
            .word("TakeHungerLosses", SupplyCommand.TakeHungerLosses.class)
            .word("PaySupply", SupplyCommand.PaySupply.class)
            .word("OccupyStarvedCity", SupplyCommand.OccupyStarvedCity.class);

    private static final Vocabulary<SupplyEvent> EVENTS = Vocabulary.of(SupplyEvent.class)
            .word("CorpsForaged", SupplyEvent.CorpsForaged.class)
            .word("ForageLossesDue", SupplyEvent.ForageLossesDue.class)
            .word("ForageLossesTaken", SupplyEvent.ForageLossesTaken.class)
            .word("CorpsStarved", SupplyEvent.CorpsStarved.class)
            .word("LeadersLeft", SupplyEvent.LeadersLeft.class)
            .word("BesiegedForaged", SupplyEvent.BesiegedForaged.class)
            .word("HungerLossesDue", SupplyEvent.HungerLossesDue.class)
            .word("HungerLossesTaken", SupplyEvent.HungerLossesTaken.class)
            .word("CityStarvedOut", SupplyEvent.CityStarvedOut.class)
            .word("StarvedCitySettled", SupplyEvent.StarvedCitySettled.class, Upcaster.SAME)
            .word("NeutralGarrisonForaged", SupplyEvent.NeutralGarrisonForaged.class)
            .word("SupplyPaid", SupplyEvent.SupplyPaid.class)
            .word("PortDepotLost", SupplyEvent.PortDepotLost.class);

    private SupplyChapter() {}

    @Override
    public Vocabulary<SupplyCommand> commands() {
        return COMMANDS;
    }

    @Override
    public Vocabulary<SupplyEvent> events() {
        return EVENTS;
    }

    @Override
    public EiaState evolve(EiaState state, SupplyEvent event) {
        return SupplyEvolution.evolve(state, event);
    }

    @Override
    public Optional<Verdict<EiaEvent>> carryOut(EiaPlay play, SupplyCommand command) {
        return switch (command) {
            case SupplyCommand.TakeForageLosses take -> ForageInPlay.take(play, take);
            case SupplyCommand.TakeHungerLosses take -> BesiegedInPlay.take(play, take);
            case SupplyCommand.OccupyStarvedCity occupy -> StarvedCities.occupy(play, occupy);
            case SupplyCommand.ForageCorps forage -> foraging(play, command).or(() -> ForageInPlay.forage(play, forage));
            case SupplyCommand.ForageBeforeSiege forage -> foraging(play, command).or(() -> ForageInPlay.forage(play, forage));
            case SupplyCommand.ForageInCity forage -> now(play, command).or(() -> BesiegedInPlay.forage(play, forage));
            case SupplyCommand.PaySupply pay -> now(play, command).or(() -> DepotSupplyInPlay.pay(play, pay));
        };
    }

    private static Optional<Verdict<EiaEvent>> now(EiaPlay play, SupplyCommand command) {
        return ActingPower.objection(play.board(), command.power(), LandStep.SUPPLY);
    }

    /** Corps forage in the supply step, or as they complete their movement (EIA-7.4.1.1). */
    private static Optional<Verdict<EiaEvent>> foraging(EiaPlay play, SupplyCommand command) {
        return ForageTime.mover(play.board()).filter(power -> power == command.power()).isPresent() ? Optional.empty() : now(play, command);
    }

    @Override
    public List<Decision> awaited(EiaBoard board) {
        return ActingPower.in(board, LandStep.SUPPLY).map(power -> awaited(board, power))
                .orElseGet(() -> ForageTime.mover(board).flatMap(power -> forage(power, ForageInPlay.whileMoving(board, power))).stream().toList());
    }

    private Optional<Decision> forage(Power power, List<Option> options) {
        return options.isEmpty() ? Optional.empty()
                : Optional.of(decision("forage", power.word(), ForageInPlay.RULE, "Which corps of " + power.title() + " forages?", options));
    }

    /** Whether anything is unsettled. The cost of payment is not computed here. */
    @Override
    public boolean awaits(EiaBoard board) {
        return ForageTime.mover(board).filter(power -> !ForageTime.foragers(board, power).isEmpty()).isPresent()
                || ActingPower.in(board, LandStep.SUPPLY).filter(power -> !UnsettledSupply.corps(board, power).isEmpty()
                || !UnsettledSupply.besieged(board, power).isEmpty() || !UnsettledSupply.neutral(board, power).isEmpty()).isPresent();
    }

    private List<Decision> awaited(EiaBoard board, Power power) {
        var decisions = new ArrayList<Decision>();
        var open = UnsettledSupply.corps(board, power);
        forage(power, ForageInPlay.atSupply(board, power)).ifPresent(decisions::add);
        var besieged = UnsettledSupply.besieged(board, power);
        var hungry = Stream.concat(besieged.stream(), UnsettledSupply.neutral(board, power).stream()).toList();
        if (!hungry.isEmpty()) {
            decisions.add(decision("besieged-supply", power.word(), BesiegedInPlay.RULE, besieged.isEmpty() ? "Which neutral garrison checks for supply?"
                            : "Which besieged forces of " + power.title() + " check for supply?",
                    hungry.stream().map(area -> new Option("check for supply in " + board.name(area), new SupplyCommand.ForageInCity(power, area))).toList()));
        }
        if (!open.isEmpty() || !besieged.isEmpty()) {
            var supply = new DepotSupplyInPlay(board, power);
            var payments = supply.options();
            if (!payments.isEmpty()) {
                var question = decision("pay-supply", power.word(), DepotSupplyInPlay.RULE, "Does " + power.title() + " pay for depot supply?", payments);
                decisions.add(supply.form().map(question::with).orElse(question));
            }
        }
        return decisions;
    }

    @Override
    public Optional<Decision> owed(EiaBoard board, EiaDuty duty) {
        return switch (duty) {
            case SupplyDuty.ForageLosses due -> Optional.of(new Decision("forage-losses", due.power().word(), "TakeForageLosses",
                    Citation.of("EIA-7.4.1.3"), "Which factors does " + board.state().corps().get(due.corps()).title() + " lose?", List.of(), List.of(),
                    LossForms.of(board, due), due.corps()));
            case SupplyDuty.BesiegedLosses due -> Optional.of(new Decision("hunger-losses", due.power().word(), "TakeHungerLosses",
                    Citation.of(BesiegedInPlay.LOSSES), "Which of the besieged factors in " + board.name(due.area()) + " are lost?", List.of(), List.of(),
                    LossForms.of(board, due), null));
            case SupplyDuty.StarvedCity due -> {
                var question = decision("starved-city", due.power().word(), BesiegedInPlay.LOSSES,
                        "Who enters " + board.name(due.area()) + ", whose defenders have starved?", StarvedCities.answers(board, due));
                yield Optional.of(StarvedCities.form(board, due).map(question::with).orElse(question));
            }
            default -> Optional.empty();
        };
    }

    @Override
    public boolean settles(EiaPlay play, EiaDuty duty) {
        return duty instanceof SupplyDuty.BesiegedLosses due && BesiegedInPlay.settles(play, due);
    }

    /** A depot inside a port is lost as soon as no unblockaded sea source supplies it (EIA-7.4.3.4.4). */
    @Override
    public boolean goesOn(EiaPlay play) {
        if (!(play.state().phase() instanceof LandPhase.InSequence)) {
            return false;
        }
        var board = play.board();
        var lost = board.state().depots().values().stream()
                .filter(depot -> depot.at().inCity() && board.besieged(depot.at().area()) && !SupplyChains.of(board, depot.power()).valid(depot.at())).findFirst();
        lost.ifPresent(depot -> play.happens(new SupplyEvent.PortDepotLost(depot.power(), depot.at().area())));
        return lost.isPresent();
    }

    @Override
    public Optional<Forecast> forecast(EiaBoard board, SupplyCommand command) {
        return switch (command) {
            case SupplyCommand.ForageCorps forage -> forecast(board, forage.corps(), false);
            case SupplyCommand.ForageBeforeSiege forage -> forecast(board, forage.corps(), true);
            case SupplyCommand.ForageInCity forage -> Optional.of(Forecast.EMPTY.with(LOST,
                    BesiegedSupply.ROLL.procedure().distribution(BesiegedSupply.ROLL.start(BesiegedInPlay.city(board, forage.area())))
                            .map(cast -> cast.result().factorsLost())));
            default -> Optional.empty();
        };
    }

    private static Optional<Forecast> forecast(EiaBoard board, String id, boolean plansSiege) {
        return board.state().findCorps(id).map(corps -> Forecast.EMPTY.with(LOST, Foraging.PROCEDURE
                .distribution(Foraging.start(ForageInPlay.attempt(board, corps, plansSiege))).map(Foraging.Result::factorsLost)));
    }

    @Override
    public Map<String, String> dice() {
        return Map.of(Foraging.FORAGE, "foraging die");
    }

    @Override
    public String sentence(EiaState before, SupplyEvent event, List<Step> explanation) {
        return new SupplyWords(before).of(event);
    }
}
