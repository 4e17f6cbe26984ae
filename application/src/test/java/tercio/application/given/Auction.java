package tercio.application.given;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tercio.application.given.AuctionCommand.AskExpert;
import tercio.application.given.AuctionCommand.Bid;
import tercio.application.given.AuctionEvent.BidMade;
import tercio.application.given.AuctionEvent.ExpertAsked;
import tercio.application.given.AuctionEvent.LotSold;
import tercio.domain.dice.Dice;
import tercio.domain.dice.DieName;
import tercio.domain.dice.Roll;
import tercio.domain.game.Decision;
import tercio.domain.game.EditionHistory;
import tercio.domain.game.MessageTypes;
import tercio.domain.game.Option;
import tercio.domain.game.Refusal;
import tercio.domain.game.Ruleset;
import tercio.domain.game.Scenario;
import tercio.domain.game.ScenarioDescription;
import tercio.domain.game.Secret;
import tercio.domain.game.Verdict;
import tercio.domain.game.Verdict.ExplainedEvent;
import tercio.domain.game.Viewer;
import tercio.domain.ruling.Citation;
import tercio.domain.ruling.Reading;
import tercio.domain.ruling.Readings;
import tercio.domain.ruling.Rulebook;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Sentence;
import tercio.domain.table.CsvTable;

/**
 * A game made up to try secrets: two bidders write down a bid for each lot, and the bids are told when both are written. An expert
 * says the worth of a lot, on a d10, to the bidder who asks. The reserve of the auctioneer is for nobody.
 */
public final class Auction implements Ruleset<Auction.Room, AuctionCommand, AuctionEvent, Auction.Catalogue> {

    /** The beginning of an auction. */
    public record Catalogue(String name, int lots, Optional<Integer> reserve) implements Scenario {
        @Override
        public List<Secret> secrets() {
            return List.of(new Secret(Set.of(), List.of("reserve")));
        }
    }

    /** The state of an auction: the bids for the lot, and what each bidder was told of it. */
    public record Room(int lots, Optional<Integer> reserve, Map<String, Integer> bids, Map<String, Integer> told) {
        public Room {
            bids = Map.copyOf(bids);
            told = Map.copyOf(told);
        }
    }

    private static final Set<String> BIDDERS = Set.of("red", "blue");
    private static final int HIGHEST = 1_000_000;

    @Override
    public String id() {
        return "auction";
    }

    @Override
    public Sentence title() {
        return Sentence.ofText("The Auction");
    }

    @Override
    public Sentence description() {
        return Sentence.ofText("Two bidders write down what they bid.");
    }

    @Override
    public EditionHistory editions() {
        return EditionHistory.from("auction-1");
    }

    @Override
    public MessageTypes<AuctionCommand> commands() {
        return MessageTypes.of(AuctionCommand.class).with("Bid", Bid.class).with("AskExpert", AskExpert.class);
    }

    @Override
    public MessageTypes<AuctionEvent> events() {
        return MessageTypes.of(AuctionEvent.class)
                .with("BidMade", BidMade.class).with("ExpertAsked", ExpertAsked.class).with("LotSold", LotSold.class);
    }

    @Override
    public Class<Catalogue> scenarioType() {
        return Catalogue.class;
    }

    @Override
    public Class<Room> stateType() {
        return Room.class;
    }

    @Override
    public Map<String, ScenarioDescription> scenarios() {
        return Map.of("two-lots", ScenarioDescription.ofPrinted("auction", "two-lots", "Two lots", "Two lots are sold."));
    }

    @Override
    public Optional<Catalogue> scenario(String name) {
        return scenarios().containsKey(name) ? Optional.of(new Catalogue(name, 2, Optional.of(424_242))) : Optional.empty();
    }

    @Override
    public List<Reading> readings() {
        return List.of();
    }

    @Override
    public Rulebook rulebook() {
        return Rulebook.read(CsvTable.parse("auction", "rule,title,place\nAUCTION-BID,The bid,Page 1\nAUCTION-EXPERT,The expert,Page 1"));
    }

    @Override
    public Map<String, Sentence> faults(Catalogue scenario) {
        return scenario.lots() < 1 ? Map.of("/lots", Sentence.ofText("is at least 1")) : Map.of();
    }

    @Override
    public Set<String> parties(Catalogue scenario) {
        return BIDDERS;
    }

    @Override
    public Room start(Catalogue scenario, Readings readings) {
        return new Room(scenario.lots(), scenario.reserve(), Map.of(), Map.of());
    }

    @Override
    public Set<String> parties(Room state, AuctionCommand command) {
        return BIDDERS.contains(command.bidder()) ? Set.of(command.bidder()) : Set.of();
    }

    @Override
    public Verdict<AuctionEvent> decide(Room state, AuctionCommand command, Dice dice) {
        if (isOver(state) || !BIDDERS.contains(command.bidder())) {
            return new Verdict.Refused<>(Refusal.of("AUCTION-BID", Sentence.ofText("Nobody of this name bids now.")));
        }
        return switch (command) {
            case Bid bid -> bid(state, bid);
            case AskExpert ask -> ask(ask, dice);
        };
    }

    private static Verdict<AuctionEvent> bid(Room state, Bid bid) {
        int amount = bid.amount().orElse(0);
        if (amount < 1 || amount > HIGHEST || state.bids().containsKey(bid.bidder())) {
            return new Verdict.Refused<>(Refusal.of("AUCTION-BID", Sentence.ofText("A bidder bids once for a lot, from 1 to " + HIGHEST + ".")));
        }
        var made = new ExplainedEvent<AuctionEvent>(new BidMade(bid.bidder(), bid.amount()), List.of(step("bid", List.of(), String.valueOf(amount))));
        if (state.bids().isEmpty()) {
            return new Verdict.Accepted<>(List.of(made), List.of());
        }
        var bids = new TreeMap<>(state.bids());
        bids.put(bid.bidder(), amount);
        return new Verdict.Accepted<>(List.of(made, new ExplainedEvent<>(new LotSold(bids), List.of(step("sale", List.of(), "sold")))), List.of());
    }

    private static Step step(String name, List<Integer> dice, String result) {
        return new Step(name, "", Citation.of("AUCTION-BID"), dice, List.of(), null, null, result, List.of(), null);
    }

    private static Verdict<AuctionEvent> ask(AskExpert ask, Dice dice) {
        var name = DieName.d10(ask.bidder(), "expert");
        var thrown = dice.next(name);
        return thrown.isEmpty() ? new Verdict.NeedsDie<>(name) : new Verdict.Accepted<>(
                List.of(new ExplainedEvent<>(new ExpertAsked(ask.bidder(), thrown.getAsInt()),
                        List.of(step("expert", List.of(thrown.getAsInt()), "worth")))), List.of(new Roll(name, thrown.getAsInt())));
    }

    @Override
    public Room evolve(Room state, AuctionEvent event) {
        return switch (event) {
            case BidMade made -> new Room(state.lots(), state.reserve(), with(state.bids(), made.bidder(), made.amount().orElse(0)), state.told());
            case ExpertAsked asked -> new Room(state.lots(), state.reserve(), state.bids(), with(state.told(), asked.bidder(), asked.value()));
            case LotSold sold -> new Room(state.lots() - 1, state.reserve(), Map.of(), Map.of());
        };
    }

    /** The word of the event is all that it says. */
    @Override
    public Sentence sentence(Room before, AuctionEvent event, List<Step> explanation) {
        return Sentence.ofText(events().of(event).alias());
    }

    private static Map<String, Integer> with(Map<String, Integer> map, String key, int value) {
        var more = new TreeMap<>(map);
        more.put(key, value);
        return more;
    }

    @Override
    public boolean hasSecrets() {
        return true;
    }

    /** The names of the bidders are known, their bids are not. */
    @Override
    public Room asSeenBy(Room state, Viewer viewer) {
        var bids = new TreeMap<>(state.bids());
        bids.replaceAll((bidder, amount) -> viewer.sees(bidder) ? amount : 0);
        var told = new TreeMap<>(state.told());
        told.keySet().removeIf(bidder -> !viewer.sees(bidder));
        return new Room(state.lots(), viewer.all() ? state.reserve() : Optional.empty(), bids, told);
    }

    /** The bids for a lot are told when it is sold. */
    @Override
    public boolean isRevealed(Room before, AuctionEvent event, Room now) {
        return event instanceof BidMade && now.lots() < before.lots();
    }

    @Override
    public List<Decision> decisions(Room state) {
        return isOver(state) ? List.of() : Stream.of("red", "blue").filter(bidder -> !state.bids().containsKey(bidder))
                .map(bidder -> new Decision("bid-" + bidder, bidder, "Bid", Citation.of("AUCTION-BID"), "What does " + bidder + " bid?",
                        IntStream.rangeClosed(1, 3).mapToObj(amount -> new Option("bid " + amount, new Bid(bidder, Optional.of(amount)))).toList(),
                        List.of())).toList();
    }

    @Override
    public Optional<List<Option>> moves(Room state, String piece) {
        return Optional.empty();
    }

    @Override
    public boolean isOver(Room state) {
        return state.lots() == 0;
    }
}
