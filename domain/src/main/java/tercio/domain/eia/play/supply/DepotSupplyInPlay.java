package tercio.domain.eia.play.supply;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tercio.domain.eia.concept.Power;
import tercio.domain.eia.game.EiaEvent;
import tercio.domain.eia.play.EiaBoard;
import tercio.domain.eia.play.EiaPlay;
import tercio.domain.eia.play.supply.DepotMeals.Meal;
import tercio.domain.eia.play.supply.SupplyCommand.DepotsOf;
import tercio.domain.eia.play.supply.SupplyCommand.PaySupply;
import tercio.domain.eia.supply.DepotPayment;
import tercio.domain.game.Form;
import tercio.domain.game.Option;
import tercio.domain.game.Refusal;
import tercio.domain.game.Verdict;
import tercio.domain.ruling.Step;
import tercio.domain.ruling.StepRecorder;

/** Depot supply in a game (EIA-7.4.2): one payment feeds all that are left, off the depots that their power chooses. */
final class DepotSupplyInPlay {

    static final String RULE = "EIA-7.4.2.1";
    private static final String ALLIED = "EIA-7.4.2.2";

    /** All that one payment feeds. */
    record Bill(List<SupplyEvent.Payment> payments, List<String> corps, List<String> cities, List<Step> steps) {}

    private DepotSupplyInPlay() {}

    /** The depots that can feed each corps and each besieged port that is left, by the id of the corps or the area of the port. */
    private static Map<String, List<Meal>> meals(EiaBoard board, Power power) {
        var meals = new LinkedHashMap<String, List<Meal>>();
        DepotMeals.open(board, power).forEach(corps -> meals.put(corps.id(), DepotMeals.of(board, corps)));
        DepotMeals.besieged(board, power).forEach(area -> meals.put(area, DepotMeals.ofPort(board, power, area)));
        return meals;
    }

    /** The bill for everything that can be fed. */
    static Bill bill(EiaBoard board, PaySupply command) {
        Map<Power, List<DepotPayment.Fed>> byPayer = new EnumMap<>(Power.class);
        var corps = new ArrayList<String>();
        var cities = new ArrayList<String>();
        meals(board, command.power()).forEach((fed, meals) -> {
            var owner = command.from().stream().filter(choice -> fed.equals(choice.fed())).map(DepotsOf::owner).findFirst();
            meals.stream().filter(each -> owner.isEmpty() || each.payer() == owner.get()).findFirst().ifPresent(meal -> {
                byPayer.computeIfAbsent(meal.payer(), payer -> new ArrayList<>()).add(meal.fed());
                (board.state().findCorps(fed).isPresent() ? corps : cities).add(fed);
            });
        });
        var recorder = StepRecorder.recording();
        var payments = byPayer.entrySet().stream()
                .map(entry -> new SupplyEvent.Payment(entry.getKey(), DepotPayment.money(DepotPayment.cost(entry.getValue(), recorder)))).toList();
        return new Bill(payments, corps, cities, recorder.steps());
    }

    /** Why the power cannot pay now; empty where it can. */
    private static Optional<Refusal> objection(EiaBoard board, PaySupply command, Bill bill) {
        var power = command.power();
        var hungry = DepotMeals.open(board, power).stream().filter(corps -> DepotMeals.of(board, corps).isEmpty()).findFirst();
        if (hungry.isPresent()) {
            return no(RULE, hungry.get().title() + " can use no depot" + (hungry.get().journey().forcedMarch() ? " after its force march" : "") + ": it forages first.");
        }
        var city = DepotMeals.besieged(board, power).stream().filter(area -> DepotMeals.ofPort(board, power, area).isEmpty()).findFirst();
        if (city.isPresent()) {
            return no("EIA-7.4.5", "The forces besieged in " + board.name(city.get()) + " check for supply first.");
        }
        var meals = meals(board, power);
        var wrong = command.from().stream().filter(choice -> choice.fed() == null || !meals.containsKey(choice.fed())
                || meals.get(choice.fed()).stream().noneMatch(meal -> meal.payer() == choice.owner())).findFirst();
        if (wrong.isPresent() || command.from().stream().map(DepotsOf::fed).distinct().count() < command.from().size()) {
            return no(ALLIED, "Each corps and each besieged port that has not foraged lives off depots of its own power or of one ally who permits it.");
        }
        if (bill.payments().isEmpty()) {
            return no(RULE, "Nobody is left to pay for.");
        }
        return bill.payments().stream().filter(payment -> board.state().power(payment.payer()).orElseThrow().money() < payment.money()).findFirst()
                .flatMap(payment -> no(RULE, payment.payer().title() + " has " + board.state().power(payment.payer()).orElseThrow().money()
                        + " money points, and the supply costs " + payment.money() + ": corps forage until it can be paid."));
    }

    static Optional<Verdict<EiaEvent>> pay(EiaPlay play, PaySupply command) {
        var board = play.board();
        var bill = bill(board, command);
        var objection = objection(board, command, bill);
        if (objection.isPresent()) {
            return EiaPlay.refused(objection.get().rule().id(), objection.get().detail(), options(board, command.power()));
        }
        play.happens(new SupplyEvent.SupplyPaid(command.power(), bill.payments(), bill.corps(), bill.cities()), bill.steps());
        return EiaPlay.done();
    }

    private static Optional<Refusal> no(String rule, String detail) {
        return Optional.of(Refusal.of(rule, detail));
    }

    // --- What is offered -----------------------------------------------------------------------------------------------

    /** The payments that are possible: everybody by the own power first, or all that an ally can feed by that ally. */
    static List<Option> options(EiaBoard board, Power power) {
        var bills = new HashSet<List<SupplyEvent.Payment>>();
        return Stream.concat(Stream.of(new PaySupply(power)), payers(board, power).stream().filter(payer -> payer != power).map(payer -> by(board, power, payer)))
                .map(command -> new Option(title(bill(board, command)), command))
                .filter(option -> objection(board, (PaySupply) option.command(), bill(board, (PaySupply) option.command())).isEmpty())
                .filter(option -> bills.add(bill(board, (PaySupply) option.command()).payments())).toList();
    }

    private static String title(Bill bill) {
        return "pay " + bill.payments().stream().map(payment -> payment.money() + " by " + payment.payer().title()).collect(Collectors.joining(" and "))
                + " for all that have not foraged";
    }

    private static List<Power> payers(EiaBoard board, Power power) {
        return meals(board, power).values().stream().flatMap(List::stream).map(Meal::payer).distinct().sorted().toList();
    }

    /** All that a power can feed live off its depots. */
    private static PaySupply by(EiaBoard board, Power power, Power payer) {
        return new PaySupply(power, meals(board, power).entrySet().stream().filter(entry -> entry.getValue().stream().anyMatch(meal -> meal.payer() == payer))
                .map(entry -> new DepotsOf(entry.getKey(), payer)).toList());
    }

    /** The form in which the depots are chosen one by one; empty where nobody has a choice. */
    static Optional<Form> form(EiaBoard board, Power power) {
        var choices = meals(board, power).entrySet().stream().filter(entry -> entry.getValue().size() > 1).toList();
        var possible = options(board, power);
        if (choices.isEmpty() || possible.isEmpty()) {
            return Optional.empty();
        }
        var example = ((PaySupply) possible.getFirst().command()).from();
        var fields = IntStream.range(0, choices.size()).<Form.Field>mapToObj(at -> new Form.Choice(field(at), "depots of whom feed " + title(board, choices.get(at).getKey()),
                choices.get(at).getValue().stream().map(meal -> new Form.Item(meal.payer().word(), meal.payer().title() + ", who pays "
                        + DepotPayment.points(meal.fed().cost()))).toList())).toList();
        return Optional.of(new Form(new PaySupply(power, choices.stream().map(entry -> example.stream()
                        .filter(choice -> choice.fed().equals(entry.getKey())).findFirst()
                        .orElseGet(() -> new DepotsOf(entry.getKey(), entry.getValue().getFirst().payer()))).toList()),
                fields, List.of(Form.Limit.of("each payer has the money", RULE, fields.stream().map(Form.Field::name).toArray(String[]::new))),
                filled -> new PaySupply(power, IntStream.range(0, choices.size())
                        .mapToObj(at -> new DepotsOf(choices.get(at).getKey(), Power.of(filled.choice(field(at))).orElseThrow())).toList())));
    }

    private static String field(int at) {
        return "from." + at + ".owner";
    }

    private static String title(EiaBoard board, String fed) {
        return board.state().findCorps(fed).map(corps -> corps.title()).orElseGet(() -> "the garrison of " + board.name(fed));
    }
}
