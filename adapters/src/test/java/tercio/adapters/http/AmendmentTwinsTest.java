package tercio.adapters.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import tercio.adapters.secrets.HiddenKinds;
import tercio.adapters.secrets.Hides;
import tercio.adapters.secrets.TwinChannels;
import tercio.adapters.service.Service;
import tercio.adapters.store.InstalledRulebooks;
import tercio.application.given.Auction;
import tercio.application.record.AmendmentContinued;
import tercio.application.record.AmendmentProposed;
import tercio.application.record.KernelCommand.ContinueAmendment;
import tercio.application.record.KernelCommand.ProposeAmendment;
import tercio.domain.given.Thorough;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** Two auctions in which the host amends a sealed bid by one amount or by another: nobody but the host is told which. */
@ExtendWith(HiddenKinds.class)
public class AmendmentTwinsTest {

    private static final int BLUE = 1;
    private static final JsonMapper JSON = new JsonMapper();

    private static Service service;
    private static Client client;

    @BeforeAll
    static void start() {
        service = Service.inMemory(new InstalledRulebooks(List.of(new Auction()), List.of()));
        client = new Client(service.port());
    }

    @AfterAll
    static void stop() {
        client.close();
        service.close();
    }

    private static String bid(int amount) {
        return "{\"type\": \"Bid\", \"bidder\": \"red\", \"amount\": " + amount + "}";
    }

    private static ToldGame bidden() {
        var game = ToldGame.made(client, JSON, (ObjectNode) JSON.readTree("""
                {"ruleset": "auction", "scenario": "two-lots", "dice": "server", "undo": "opponents-agree", "public": true,
                 "seats": [{"name": "Anna", "controls": ["red"]}, {"name": "Bert", "controls": ["blue"]}]}"""));
        posted(game, game.seat(0), "/commands", bid(7));
        return game;
    }

    private static void posted(ToldGame game, String token, String path, String body) {
        var answer = client.post(game.home() + path, token, body);
        assertThat(answer.status()).as(answer.raw().body()).isLessThan(300);
    }

    private static TwinChannels channels(ToldGame game) {
        return new TwinChannels(game.home(), game.newest(), List.of("bid-blue", "nothing"), List.of("board", "nothing"), List.of("board/red"), List.of("red", "blue"), "nowhere");
    }

    @Hides({ProposeAmendment.class, AmendmentProposed.class, ContinueAmendment.class, AmendmentContinued.class})
    @Thorough("Games that differ in a secret: twins. AmendmentSecretsTest asks what an amendment tells in the short tier.")
    @Test
    void whatTheHostPutsInPlaceOfASealedBidIsToldToNobody() {
        var one = bidden();
        var other = bidden();
        for (var each : List.of(one, other)) {
            int amount = each == one ? 3 : 9;
            posted(each, each.host(), "/amendments", "{\"at\": 2, \"replace\": " + bid(amount) + ", \"reason\": \"a slip\"}");
        }
        one.tellsTheSameEverywhereAs(other, BLUE, AmendmentTwinsTest::channels);
        for (var each : List.of(one, other)) {
            posted(each, each.host(), "/amendments/1/steps", "{\"at\": 2, \"of\": 1, \"replace\": " + bid(each == one ? 4 : 8) + "}");
        }
        one.tellsTheSameEverywhereAs(other, BLUE, AmendmentTwinsTest::channels);
        one.refusesTheSameAs(other, BLUE, "/amendments/1/steps", "{\"at\": 2, \"replace\": " + bid(4) + "}");
        one.refusesTheSameAs(other, BLUE, "/amendments/1/adopt", "{}");
        one.refusesTheSameAs(other, BLUE, "/commands", bid(4));
    }
}
