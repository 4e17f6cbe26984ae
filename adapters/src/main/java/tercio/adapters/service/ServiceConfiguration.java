package tercio.adapters.service;

import org.springframework.boot.autoconfigure.EnableAutoConfiguration;
import org.springframework.boot.flyway.autoconfigure.FlywayAutoConfiguration;
import org.springframework.boot.jdbc.autoconfigure.DataSourceAutoConfiguration;
import org.springframework.boot.jdbc.autoconfigure.DataSourceTransactionManagerAutoConfiguration;
import org.springframework.boot.jdbc.autoconfigure.JdbcClientAutoConfiguration;
import org.springframework.boot.jdbc.autoconfigure.JdbcTemplateAutoConfiguration;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.ComponentScan;
import org.springframework.context.annotation.Configuration;
import tercio.adapters.store.GameBackend;
import tools.jackson.databind.json.JsonMapper;

/** The web part of the service. The ports of the {@link GameBackend} are beans here too. */
@Configuration(proxyBeanMethods = false)
@EnableAutoConfiguration(exclude = {
    DataSourceAutoConfiguration.class,
    DataSourceTransactionManagerAutoConfiguration.class,
    JdbcTemplateAutoConfiguration.class,
    JdbcClientAutoConfiguration.class,
    FlywayAutoConfiguration.class
})
@ComponentScan({"tercio.adapters.http", "tercio.adapters.hooks", "tercio.adapters.docs"})
class ServiceConfiguration {

    @Bean
    JsonMapper jsonMapper(GameBackend backend) {
        return backend.json();
    }
}
