package tercio.domain.eia.supply.play;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.CampaignNames;
import tercio.domain.eia.common.play.EiaCommandRun;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.eia.supply.DepotPayment;
import tercio.domain.eia.supply.line.play.FeedingDepots.Meal;
import tercio.domain.eia.supply.play.SupplyCommand.DepotsOf;
import tercio.domain.eia.supply.play.SupplyCommand.PaySupply;
import tercio.domain.game.Execution;
import tercio.domain.game.Form;
import tercio.domain.game.Option;
import tercio.domain.game.Refusal;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Step;
import tercio.domain.ruling.StepRecorder;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Sentence;

/** Depot supply in a game (EIA-7.4.2): one payment feeds all that are left, off the depots that their power chooses. */
final class DepotSupplyResolution {

    static final String RULE = "EIA-7.4.2.1";
    private static final String ALLIED = "EIA-7.4.2.2";

    /** All that one payment feeds. */
    private record Bill(List<SupplyEvent.Payment> payments, List<UnitId> corps, List<SpaceId> cities, List<Step> steps) {}

    private final EiaWarView board;
    private final Power power;
    private final Map<FedForceId, List<Meal>> meals;

    /** The depots are looked up once, for all that is asked of one board. */
    DepotSupplyResolution(EiaWarView board, Power power) {
        this.board = board;
        this.power = power;
        this.meals = new DepotFeedings(board, power).feedingsByForce();
    }

    static Execution paySupply(EiaCommandRun play, PaySupply command) {
        var supply = new DepotSupplyResolution(play.board(), command.power());
        var bill = supply.bill(command);
        var objection = supply.refusal(command, bill);
        if (objection.isPresent()) {
            return EiaCommandRun.refuse(objection.get().rule().id(), objection.get().detail(), supply.options());
        }
        play.emit(new SupplyEvent.SupplyPaid(command.power(), bill.payments(), bill.corps(), bill.cities()), bill.steps());
        return EiaCommandRun.success();
    }

    /** The bill for everything that can be fed. */
    private Bill bill(PaySupply command) {
        Map<Power, List<DepotPayment.SuppliedForce>> byPayer = new EnumMap<>(Power.class);
        var corps = new ArrayList<UnitId>();
        var cities = new ArrayList<SpaceId>();
        meals.forEach((fed, possible) -> {
            var owner = command.from().stream().filter(choice -> fed.equals(choice.fed())).map(DepotsOf::owner).findFirst();
            possible.stream().filter(each -> owner.isEmpty() || each.payer() == owner.get()).findFirst().ifPresent(meal -> {
                byPayer.computeIfAbsent(meal.payer(), payer -> new ArrayList<>()).add(meal.fed());
                if (board.state().findCorps(fed.corps()).isPresent()) {
                    corps.add(fed.corps());
                } else {
                    cities.add(fed.port());
                }
            });
        });
        var recorder = StepRecorder.recording();
        var payments = byPayer.entrySet().stream()
                .map(entry -> new SupplyEvent.Payment(entry.getKey(), DepotPayment.money(DepotPayment.cost(entry.getValue(), recorder)))).toList();
        return new Bill(payments, corps, cities, recorder.steps());
    }

    /** The reason why the power cannot pay now; empty if it can. */
    private Optional<Refusal> refusal(PaySupply command, Bill bill) {
        return unfedRefusal().or(() -> choiceRefusal(command)).or(() -> moneyRefusal(bill));
    }

    /** Corps and besieged forces that can use no depot settle their supply first. */
    private Optional<Refusal> unfedRefusal() {
        return meals.entrySet().stream().filter(entry -> entry.getValue().isEmpty()).map(Map.Entry::getKey).findFirst()
                .flatMap(fed -> board.state().findCorps(fed.corps())
                        .map(corps -> refusal(RULE, Sentence.of("eia.refused.no-depot-to-use").with("corps", CampaignNames.corps(corps.id())).with("forced", corps.journey().forcedMarch())))
                        .orElseGet(() -> refusal("EIA-7.4.5", Sentence.of("eia.refused.besieged-check-first").with("at", CampaignNames.at(fed.port())))));
    }

    private Optional<Refusal> choiceRefusal(PaySupply command) {
        boolean wrong = command.from().stream().anyMatch(choice -> choice.fed() == null || !meals.containsKey(choice.fed())
                || meals.get(choice.fed()).stream().noneMatch(meal -> meal.payer() == choice.owner()));
        return wrong || command.from().stream().map(DepotsOf::fed).distinct().count() < command.from().size()
                ? refusal(ALLIED, Sentence.of("eia.refused.depots-of"))
                : Optional.empty();
    }

    private Optional<Refusal> moneyRefusal(Bill bill) {
        if (bill.payments().isEmpty()) {
            return refusal(RULE, Sentence.of("eia.refused.nobody-to-pay-for"));
        }
        return bill.payments().stream().filter(payment -> board.state().power(payment.payer()).orElseThrow().money() < payment.money()).findFirst()
                .flatMap(payment -> refusal(RULE, Sentence.of("eia.refused.supply-unpaid").with("who", CampaignNames.power(payment.payer()))
                        .with("has", board.state().power(payment.payer()).orElseThrow().money()).with("cost", payment.money())));
    }

    /** Whether money is short for all that are left and can be fed: some of them forage instead (EIA-7.4.2.1). */
    boolean lacksMoney() {
        var bill = bill(new PaySupply(power));
        return !bill.payments().isEmpty() && moneyRefusal(bill).isPresent();
    }

    private static Optional<Refusal> refusal(String rule, Sentence detail) {
        return Optional.of(Refusal.of(rule, detail));
    }

    // --- What is offered -----------------------------------------------------------------------------------------------

    /** The payments that are possible: everybody by the own power first, or all that an ally can feed by that ally. */
    List<Option> options() {
        if (unfedRefusal().isPresent()) {
            return List.of();
        }
        var bills = new HashSet<List<SupplyEvent.Payment>>();
        var options = new ArrayList<Option>();
        Stream.concat(Stream.of(new PaySupply(power)), payers().stream().filter(payer -> payer != power).map(this::paidBy)).forEach(command -> {
            var bill = bill(command);
            if (refusal(command, bill).isEmpty() && bills.add(bill.payments())) {
                options.add(new Option(title(bill), command));
            }
        });
        return List.copyOf(options);
    }

    private static Sentence title(Bill bill) {
        return Sentence.of("eia.supply.to-pay").with("payments", new Argument.Items(bill.payments().stream().<Argument>map(payment -> new Argument.Phrase(
                Sentence.of("eia.supply.part").with("who", CampaignNames.power(payment.payer())).with("money", payment.money()))).toList()));
    }

    private List<Power> payers() {
        return meals.values().stream().flatMap(List::stream).map(Meal::payer).distinct().sorted().toList();
    }

    /** All that a power can feed live off its depots. */
    private PaySupply paidBy(Power payer) {
        return new PaySupply(power, meals.entrySet().stream().filter(entry -> entry.getValue().stream().anyMatch(meal -> meal.payer() == payer))
                .map(entry -> new DepotsOf(entry.getKey(), payer)).toList());
    }

    /** The form in which the depots are chosen one by one; empty where nobody has a choice. */
    Optional<Form> form() {
        var choices = meals.entrySet().stream().filter(entry -> entry.getValue().size() > 1).toList();
        var possible = options();
        if (choices.isEmpty() || possible.isEmpty()) {
            return Optional.empty();
        }
        var example = ((PaySupply) possible.getFirst().command()).from();
        var fields = IntStream.range(0, choices.size()).<Form.Field>mapToObj(at -> new Form.Choice(field(at), Sentence.of("eia.supply.field-from").with("fed", nameOf(choices.get(at).getKey())),
                choices.get(at).getValue().stream().map(meal -> new Form.Item(meal.payer().word(), Sentence.of("eia.supply.item-payer")
                        .with("who", CampaignNames.power(meal.payer())).with("points", new Argument.Amount(meal.fed().cost(), 2)))).toList())).toList();
        return Optional.of(new Form(new PaySupply(power, choices.stream().map(entry -> example.stream()
                        .filter(choice -> choice.fed().equals(entry.getKey())).findFirst()
                        .orElseGet(() -> new DepotsOf(entry.getKey(), entry.getValue().getFirst().payer()))).toList()),
                fields, List.of(Form.Limit.of(Sentence.of("eia.supply.limit-money"), RULE, fields.stream().map(Form.Field::name).toArray(String[]::new))),
                filled -> new PaySupply(power, IntStream.range(0, choices.size())
                        .mapToObj(at -> new DepotsOf(choices.get(at).getKey(), Power.of(filled.choice(field(at))).orElseThrow())).toList())));
    }

    private static String field(int at) {
        return "from." + at + ".owner";
    }

    private Argument nameOf(FedForceId fed) {
        return board.state().findCorps(fed.corps()).map(corps -> CampaignNames.corps(corps.id()))
                .orElseGet(() -> new Argument.Phrase(Sentence.of("eia.supply.city-garrison").with("where", CampaignNames.area(fed.port()))));
    }
}
