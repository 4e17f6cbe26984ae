package tercio.adapters.store;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.adapters.store.AuctionHouse.AUCTIONS;
import static tercio.adapters.store.AuctionHouse.BLUE_BID;
import static tercio.adapters.store.AuctionHouse.RED_BID;
import static tercio.adapters.store.AuctionHouse.auction;
import static tercio.adapters.store.AuctionHouse.carry;
import static tercio.adapters.store.AuctionHouse.events;
import static tercio.adapters.store.AuctionHouse.record;
import static tercio.adapters.store.AuctionHouse.store;
import static tercio.adapters.store.AuctionHouse.stored;
import static tercio.adapters.store.AuctionHouse.verified;

import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.jdbc.core.simple.JdbcClient;
import tercio.application.game.CommandResult;
import tercio.application.game.GameCommand.Execute;
import tercio.application.game.GameCreation;
import tercio.application.given.AuctionCommand.AskExpert;
import tercio.application.given.AuctionCommand.Bid;
import tercio.application.given.AuctionEvent.BidMade;
import tercio.application.given.AuctionEvent.ExpertAsked;
import tercio.application.record.Caller;
import tercio.application.record.DiceMode;
import tercio.application.record.Disclosure;
import tercio.application.record.EncodedEnvelope;
import tercio.application.record.EntryTexts;
import tercio.application.record.HiddenEvent;
import tercio.application.record.KernelCommand.Undo;
import tercio.application.record.RecordCodec;
import tercio.application.record.Seal;
import tercio.domain.game.Viewer;

/** A game with secrets on the store: written sealed, loaded whole, and no secret of it can be changed unnoticed. */
@OnBothDatabases
class SealedGamesTest {

    @Test
    void aGameWithSecretsIsLoadedAndGoesOn(@TempDir Path folder) {
        String game;
        List<?> facts;
        try (var backend = TestStores.in(folder, AUCTIONS)) {
            game = auction(backend);
            facts = events(backend, game);
        }
        try (var backend = TestStores.in(folder, AUCTIONS)) {
            assertThat(events(backend, game)).isEqualTo(facts);
            var sold = carry(backend, game, "Bert", new Bid("blue", Optional.of(BLUE_BID)), List.of());
            assertThat(sold.events()).hasSize(2);
            assertThat(sold.events()).as("what is answered is what is read").isEqualTo(events(backend, game).subList(3, 5));
            assertThat(events(backend, game)).extracting(event -> event.fact().getClass().getSimpleName())
                    .containsExactly("GameOpened", "ExpertAsked", "BidMade", "BidMade", "LotSold");
            assertThat(events(backend, game).get(1).fact()).isEqualTo(new ExpertAsked("red", 7));
            assertThat(events(backend, game).get(2).fact()).isEqualTo(new BidMade("red", Optional.of(RED_BID)));
            var report = verified(backend, game);
            assertThat(report.verified()).isTrue();
            assertThat(report.hashChain()).isEqualTo("intact");
            assertThat(report.boards()).isEqualTo(3);
            assertThat(backend.damagedGames().reason(game)).isEmpty();
        }
    }

    @Test
    void everySecretPartHasASaltOfItsOwn() {
        try (var backend = TestStores.inMemory(AUCTIONS)) {
            var game = auction(backend);
            carry(backend, game, "Bert", new Bid("blue", Optional.of(BLUE_BID)), List.of());
            var seals = events(backend, game).stream().flatMap(event -> event.seals().stream().flatMap(Seal::all)).toList();
            assertThat(seals).hasSizeGreaterThan(10).allSatisfy(seal -> assertThat(seal.salt()).matches("[0-9a-f]{64}"));
            assertThat(new HashSet<>(seals.stream().map(Seal::salt).toList())).hasSameSizeAs(seals);
            assertThat(new HashSet<>(seals.stream().map(Seal::hash).toList())).hasSameSizeAs(seals);
            assertThat(stored(backend, game, 2, "payload")).contains("auction/ExpertAsked");
            assertThat(JdbcClient.create(backend.source()).sql("select payloadType from DomainEventEntry where aggregateIdentifier = ? order by sequenceNumber")
                    .params(game).query(String.class).list()).containsExactly("game/GameOpened", "Hidden", "auction/BidMade", "auction/BidMade", "auction/LotSold");
        }
    }

    @Test
    void aViewerGetsTheSealsAndTheSaltsOfWhatItMaySee() {
        try (var backend = TestStores.inMemory(AUCTIONS)) {
            var game = auction(backend);
            var whole = events(backend, game);
            var disclosure = new Disclosure(backend.notation());
            var bid = whole.get(2);
            var forBlue = disclosure.asSeenBy(bid, AuctionHouse.BLUE);
            assertThat(forBlue.fact()).isEqualTo(new BidMade("red", Optional.empty()));
            assertThat(forBlue.seals()).hasSameSizeAs(bid.seals()).allMatch(Seal::isHidden);
            assertThat(forBlue.seals().getFirst().hash()).isEqualTo(bid.seals().getFirst().hash());
            assertThat(disclosure.asSeenBy(bid, AuctionHouse.RED).seals().getFirst()).isEqualTo(bid.seals().getFirst());
            assertThat(disclosure.asSeenBy(bid, AuctionHouse.RED).seals()).as("the board is for the host").anyMatch(Seal::isHidden);
            var hidden = disclosure.asSeenBy(whole.get(1), Viewer.PUBLIC);
            assertThat(hidden.fact()).isInstanceOf(HiddenEvent.class);
            assertThat(hidden.seals()).hasSize(2).allMatch(Seal::isHidden).allMatch(seal -> seal.within().isEmpty());
        }
    }

    @Test
    void aForkAndAnUndoKeepTheSeals() {
        try (var backend = TestStores.inMemory(AUCTIONS)) {
            var game = auction(backend);
            var fork = ((GameCreation.Created) backend.games().fork(game, 3, Optional.empty())).game();
            assertThat(events(backend, fork).get(2).seals().getFirst()).isEqualTo(events(backend, game).get(2).seals().getFirst());
            assertThat(events(backend, fork).get(0).seals()).isEqualTo(events(backend, game).get(0).seals());
            assertThat(verified(backend, fork).verified()).isTrue();
            var before = events(backend, game);
            backend.games().execute(new Execute(game, Caller.HOST, new Undo(1, "again"), List.of(), OptionalInt.empty(), Optional.empty()));
            assertThat(events(backend, game).subList(0, 3)).isEqualTo(before);
            assertThat(events(backend, game).get(3).envelope().board()).isPresent();
            assertThat(record(backend, game, Viewer.PUBLIC)).doesNotContain("\"board\":\"");
            assertThat(verified(backend, game).verified()).isTrue();
        }
    }

    @Test
    void aNewCommitmentToDiceTellsNothingOfTheBoard() {
        try (var backend = TestStores.inMemory(AUCTIONS)) {
            var game = AuctionHouse.opened(backend, DiceMode.SERVER);
            carry(backend, game, "Anna", new AskExpert("red"), List.of());
            var copy = AuctionHouse.imported(backend, record(backend, game, Viewer.ALL));
            carry(backend, copy, "Bert", new AskExpert("blue"), List.of());
            assertThat(events(backend, copy)).extracting(event -> event.fact().getClass().getSimpleName())
                    .containsExactly("GameOpened", "ExpertAsked", "DiceCommitted", "ExpertAsked");
            assertThat(events(backend, copy).get(2).envelope().board()).isPresent();
            assertThat(record(backend, copy, Viewer.PUBLIC)).doesNotContain("\"board\":\"");
            assertThat(verified(backend, copy).verified()).isTrue();
        }
    }

    private static String flipped(String text, String name) {
        int at = text.indexOf("\"" + name + "\":") + name.length() + 4;
        char there = text.charAt(at);
        return text.substring(0, at) + (there == '1' ? '2' : '1') + text.substring(at + 1);
    }

    private static void foundAt(GameBackend backend, String game, int position) {
        assertThat(verified(backend, game)).satisfies(report -> {
            assertThat(report.hashChain()).isEqualTo("broken at " + position);
            assertThat(report.verified()).isFalse();
        });
    }

    @Test
    void aSecretThatIsChangedInTheDatabaseIsFoundWithItsPosition() {
        try (var backend = TestStores.inMemory(AUCTIONS)) {
            var game = auction(backend);
            var bid = stored(backend, game, 3, "payload");
            for (var changed : List.of(bid.replace(String.valueOf(RED_BID), "1"), flipped(bid, "salt"), bid.replace("[\"red\"]", "[\"blue\"]"),
                    backend.notation().sealing().openForm(new EntryTexts(
                            new RecordCodec.EncodedEvent("auction/BidMade", 1, bid),
                            EncodedEnvelope.whole("{}"))).fact().payload())) {
                assertThat(changed).isNotEqualTo(bid);
                store(backend, game, 3, "payload", changed);
                foundAt(backend, game, 3);
            }
            store(backend, game, 3, "payload", bid);
            assertThat(verified(backend, game).verified()).isTrue();
            var asked = stored(backend, game, 2, "payload");
            store(backend, game, 2, "payload", asked.replace("\"value\":7", "\"value\":8"));
            foundAt(backend, game, 2);
            store(backend, game, 2, "payload", asked);
            var around = stored(backend, game, 3, "metaData");
            store(backend, game, 3, "metaData", around.replaceAll("\"board\":\"[^\"]*\"", "\"board\":\"1.1-0\""));
            foundAt(backend, game, 3);
        }
    }

    @Test
    void secretsThatAreSwappedBetweenEntriesAreFound() {
        try (var backend = TestStores.inMemory(AUCTIONS)) {
            var game = auction(backend);
            carry(backend, game, "Bert", new Bid("blue", Optional.of(BLUE_BID)), List.of());
            carry(backend, game, "Bert", new AskExpert("blue"), List.of(2));
            var first = stored(backend, game, 2, "payload");
            var second = stored(backend, game, 6, "payload");
            store(backend, game, 2, "payload", second);
            store(backend, game, 6, "payload", first);
            foundAt(backend, game, 2);
            assertThat(verified(backend, game).divergences()).isNotEmpty();
        }
        try (var backend = TestStores.inMemory(AUCTIONS)) {
            var game = auction(backend);
            store(backend, game, 3, "payload", stored(backend, game, 3, "payload").replace(String.valueOf(RED_BID), "5"));
            // A record is checked once; the views may have been made before it was changed.
            backend.damagedGames().clear();
            assertThat(backend.damagedGames().reason(game)).hasValueSatisfying(reason -> assertThat(reason).contains("position 3"));
        }
    }

    @Test
    void anAnswerThatIsRepeatedIsTheFirstOne() {
        try (var backend = TestStores.inMemory(AUCTIONS)) {
            var game = auction(backend);
            var first = events(backend, game).get(2);
            var again = carry(backend, game, "Anna", new Bid("red", Optional.of(RED_BID)), List.of());
            assertThat(again).isInstanceOf(CommandResult.Done.class);
            assertThat(again.events()).containsExactly(first);
        }
    }
}
