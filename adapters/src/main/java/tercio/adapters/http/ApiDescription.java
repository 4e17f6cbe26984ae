package tercio.adapters.http;

import io.swagger.v3.oas.models.Components;
import io.swagger.v3.oas.models.OpenAPI;
import io.swagger.v3.oas.models.info.Info;
import io.swagger.v3.oas.models.security.SecurityScheme;
import io.swagger.v3.oas.models.servers.Server;
import java.util.List;
import org.springdoc.core.utils.SpringDocUtils;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import tools.jackson.databind.node.ObjectNode;

/** What the description of the interface says beside its operations. */
@Configuration(proxyBeanMethods = false)
class ApiDescription {

    static {
        // Trees of JSON are described by hand; the setters of their class describe nothing.
        SpringDocUtils.getConfig().addResponseTypeToIgnore(ObjectNode.class);
    }

    static final String TOKEN = "token";

    @Bean
    OpenAPI openApi() {
        return new OpenAPI()
                .info(new Info().title("Tercio").version("1")
                        .description("A game-state service for the great board wargames: event-sourced, replayable to the last die."))
                .components(new Components().addSecuritySchemes(TOKEN, new SecurityScheme()
                        .type(SecurityScheme.Type.HTTP).scheme("bearer").description("The token of a seat or of the host")))
                .servers(List.of(new Server().url("/").description("This service")));
    }
}
